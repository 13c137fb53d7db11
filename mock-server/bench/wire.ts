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

/** Border: a line that a server of the bench wrote. */
export const readyOf = (line: string): Ready => JSON.parse(line) as Ready;

/** Border: the answers that the bench recorded for a bare server. */
export const recordedOf = (text: string): readonly Recorded[] => JSON.parse(text) as readonly Recorded[];
