/** The fixed configuration values at start-up, the same for every deployment (1 §1). */
export const START_UP = {
  /** The client type sent to the platform. */
  clientType: 'webshop',
  /** Residents can list and end their sessions. */
  sessionsEnabled: true,
  /** No chat: the shop loads no third-party code. */
  chatEnabled: false,
  /** No analytics. */
  analyticsSiteId: null,
  /** Search engines may index the shop. */
  indexingAllowed: true,
  /** The base path of the browser history (no hash routing). */
  basePath: '/',
} as const;
