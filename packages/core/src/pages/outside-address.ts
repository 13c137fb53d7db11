/** The parts of an address outside the shop, as the browser reads them: a `URL` has them. */
export interface OutsideAddress {
  /** With the colon: `https:`. */
  readonly protocol: string;
  readonly hostname: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Whether this is a page of the web, which a link may lead to: no other scheme, and no name or password, which would make it
 * look like another. A blob carries the origin of who made it, so the origin alone does not say that this is a page.
 */
export function isWebPage({ protocol, username, password }: OutsideAddress): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/**
 * Whether the shop may follow an address that the platform named (reading 40): a page of any site over https, and one without
 * encryption only on the shop's own host or at an origin that the deployment configured.
 */
export function mayFollow(address: OutsideAddress, ownHost: string, configured: readonly string[]): boolean {
  if (!isWebPage(address)) return false;
  return address.protocol === 'https:' || address.hostname === ownHost || configured.includes(address.origin);
}
