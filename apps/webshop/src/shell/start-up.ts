/** What holds for every deployment from the first moment on (1 §1, configuration values at start-up). */
export const START_UP = {
  /** Names the kind of client to the platform. */
  clientType: 'webshop',
  /** The history of the browser's own addresses, without a hash, from the root. */
  basePath: '/',
} as const;
