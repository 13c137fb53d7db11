import { parseAddress } from '../../lib/app/parse-address.ts';

/** At most so many reports go out until the page is loaded anew: one fault may happen again at every drawing. */
const MOST_REPORTS = 10;
/** The innermost calls say where an error happened. */
const MOST_CALLS = 5;

/** What reports need of the page. */
interface ReportedPage {
  /** The name of the screen, such as `fund:0`: its path may say who somebody is. */
  readonly screen: () => string;
  readonly fetch: (url: string, options: RequestInit & { readonly body: string }) => Promise<unknown>;
}

/**
 * Sends errors that nobody handled, and what the content policy blocked, to the address that the operator named
 * (docs/guides/deployment.md). A report has no personal data: not the message of an error, no query, no text of the page.
 * Returns what reports an error that a screen handled. By hand and not with a monitoring library: those send addresses,
 * messages and the clicks before.
 */
export function reportProblems(url: string, page: ReportedPage): (error: unknown) => void {
  const sent = new Set<string>();
  const report = (problem: Readonly<Record<string, unknown>>): void => {
    const body = JSON.stringify({ ...problem, screen: page.screen() });
    if (sent.has(body) || sent.size === MOST_REPORTS) return;
    sent.add(body);
    // As plain text another origin needs no preflight. A report that cannot be sent is given up.
    const options = {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    } as const;
    page.fetch(url, options).catch(() => undefined);
  };
  const reportError = (error: unknown): void =>
    report({ kind: 'error', name: error instanceof Error ? error.name : typeof error, calls: callsOf(error) });
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report({ kind: 'policy', directive: effectiveDirective, blocked: originOf(blockedURI) }),
  );
  return reportError;
}

/** The places in the shop's own scripts: `/assets/shop-1a2b3c.js:1:2345`. */
function callsOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(/\/assets\/[\w.-]+:\d+:\d+/g)].slice(0, MOST_CALLS).map(([place]) => place);
}

/** The origin of a blocked address; a word such as `inline` stays. */
const originOf = (blocked: string): string => parseAddress(blocked)?.origin ?? blocked;
