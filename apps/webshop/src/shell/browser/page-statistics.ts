/** What the statistics need of the router and of the browser. */
export interface CountedPages {
  /** The address of the screen as it is now, and its pattern, such as `/fondsen/:id`. */
  readonly opened: () => { readonly address: string; readonly pattern: string };
  readonly onNavigation: (look: () => void) => void;
  readonly origin: string;
  readonly fetch: (url: string, options: RequestInit) => Promise<unknown>;
}

/**
 * Counts the screens that are opened, at the address that the operator named (docs/guides/deployment.md): the HTTP interface of
 * Matomo. Nothing is stored on the device, and nothing of the resident is sent: the pattern of a path has no number, no token and
 * no query. By hand and not with the script of Matomo, which sets cookies, sends whole addresses and does not pass the content
 * policy.
 */
export function countPages(url: string, { opened, onNavigation, origin, fetch }: CountedPages): void {
  let counted = '';
  const look = (): void => {
    const { address, pattern } = opened();
    if (address === counted) return;
    counted = address;
    const count = new URL(url, origin);
    const values = { rec: '1', apiv: '1', send_image: '0', url: origin + pattern, action_name: pattern };
    for (const [name, value] of Object.entries(values)) count.searchParams.set(name, value);
    // A count that cannot be sent is given up.
    const options = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    fetch(count.href, options).catch(() => undefined);
  };
  look();
  onNavigation(look);
}
