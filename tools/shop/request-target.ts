/** The part of a request line that says what is wanted: `pathname` as it was sent, `search` with its question mark or empty. */
export interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

const HTTP = /^https?:\/\//i;

/** Path and query of an absolute address, which HTTP allows in a request line; its host is left out. */
function targetOfAddress(address: string): RequestTarget | null {
  if (!HTTP.test(address) || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('//') ? null : { pathname, search };
}

/**
 * Reads the target of a request line (RFC 9112, section 3.2). Only path and query come out of it: which host is asked is
 * never for the client to say. Null for a target without a path of its own: `*`, `host:port`, and a path that begins with
 * two slashes (or a slash and a backslash), because a URL parser takes what follows for a host.
 */
export function targetOf(requested: string): RequestTarget | null {
  if (!requested.startsWith('/')) return targetOfAddress(requested);
  if (/^\/[/\\]/.test(requested)) return null;
  const question = requested.indexOf('?');
  if (question === -1) return { pathname: requested, search: '' };
  return { pathname: requested.slice(0, question), search: requested.slice(question) };
}
