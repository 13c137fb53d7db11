/** The target of a request line: `pathname` as sent, `search` with its question mark or empty. */
export interface RequestTarget {
  readonly pathname: string;
  readonly search: string;
}

const HTTP = /^https?:\/\//i;

/** Path and query of an absolute URL, which HTTP allows in a request line; ignores its host. */
function targetOfAddress(address: string): RequestTarget | null {
  if (!HTTP.test(address) || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('//') ? null : { pathname, search };
}

/**
 * Parses the target of a request line (RFC 9112, section 3.2) into path and query; the client never chooses the host.
 * Null for a target without a path: `*`, `host:port`, and a path that starts with two slashes (or a slash and a
 * backslash), because a URL parser would read the next part as a host.
 */
export function targetOf(requested: string): RequestTarget | null {
  if (!requested.startsWith('/')) return targetOfAddress(requested);
  if (/^\/[/\\]/.test(requested)) return null;
  const question = requested.indexOf('?');
  if (question === -1) return { pathname: requested, search: '' };
  return { pathname: requested.slice(0, question), search: requested.slice(question) };
}
