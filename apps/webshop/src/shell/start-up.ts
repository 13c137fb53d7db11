/** What holds for every deployment from the first moment on (1 §1, configuration values at start-up). */
export const START_UP = {
  /** Names the kind of client to the platform. */
  clientType: 'webshop',
  /** Sign-ins are kept, and can be seen and ended by the resident. */
  sessionsEnabled: true,
  /** No chat: nothing of a third party is loaded. */
  chatEnabled: false,
  /** No analytics: null, so nobody is followed. */
  analyticsSiteId: null,
  /** Search engines may show the shop. */
  indexingAllowed: true,
  /** The history of the browser's own addresses, without a hash, from the root. */
  basePath: '/',
} as const;
