/** A signed-in resident of the bench: token, address of the voucher that pays, and an offer to reserve. */
export type Resident = { readonly token: string; readonly voucher: string; readonly offer: number };

/** The one line that a server of the bench writes when it listens. */
export type Ready = { readonly port: number; readonly residents: readonly Resident[] };

/** An answer that a bare server gives back byte for byte. */
export type Recorded = {
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
};

/** Headers with which the shop of the bench calls. */
export const shopHeaders = { 'client-type': 'webshop', 'client-key': 'zonnedorp' } as const;

/** Border: the line that a server wrote when it listened: one of the bench, or the mock platform from the command line. */
export function readyOf(line: string): Ready {
  const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
  return port === undefined ? (JSON.parse(line) as Ready) : { port: Number(port), residents: [] };
}

/** Border: the answers that the bench recorded for a bare server. */
export const recordedOf = (text: string): readonly Recorded[] => JSON.parse(text) as readonly Recorded[];

/** Border: the token in the answer to a sign-in by the console. */
export const tokenOf = (session: unknown): string => (session as { readonly access_token: string }).access_token;
