/** The fixed configuration values at start-up, the same for every deployment. */
export const START_UP = {
  /** The client type sent to the platform. */
  clientType: 'webshop',
  /** The history of the browser's own addresses, without a hash, from the root. */
  basePath: '/',
} as const;
