/** Milliseconds since 1970-01-01T00:00Z on the world's own clock. */
export type Instant = number;

/** A calendar day in Europe/Amsterdam, `YYYY-MM-DD`. */
export type Day = string;

/** A money amount in whole euro cents; the wire writes it as `"125.00"`. */
export type Cents = number;

/** Every row of every table: plain JSON, never changed in place (see `World.update`). */
export type Row = { readonly id: number };

/** Plain JSON, for bodies that the mock platform stores but does not interpret. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
