import type { LoggedRequest } from '../../src/database/request-log.ts';

/** The page on which a request was made, as the browser told; null for a program. What stood in its query is left out: it may be a token. */
export function pageOf({ sent }: Pick<LoggedRequest, 'sent'>): string | null {
  const from = sent.headers['referer'];
  return typeof from === 'string' && URL.canParse(from) ? new URL(from).pathname : null;
}
