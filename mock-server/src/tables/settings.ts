import type { Day, Instant, Row } from './row.ts';

/** Which platform is played: that of the specification, or the real one of a month. */
export const EDITIONS = ['specification', '2026-07'] as const;
export type Edition = (typeof EDITIONS)[number];

export const isEdition = (value: unknown): value is Edition => EDITIONS.some((edition) => edition === value);

/** One counting window of a throttled call, per address and key. */
export type ThrottleRow = Row & {
  readonly key: string;
  readonly ip: string;
  readonly attempts: number;
  readonly opened_at: Instant;
};

/** Switches of a world that are no rows. */
export type WorldSettings = {
  /** DigiD refuses the next start with this code (`0050`, `api_0000`); null = it accepts. */
  readonly digid_start_error: string | null;
  /** A new DigiD confirmation is over as soon as it is made. */
  readonly digid_confirmation_lapses?: boolean;
  /** Every visit to DigiD ends like this without a choice; `next` = the next choice becomes it. */
  readonly digid_remembered?: 'next' | { readonly bsn: string } | { readonly error: string } | null;
  /** That of the specification unless said. It decides which calls there are and the shape of answers (`todays-platform.ts`). */
  readonly edition?: Edition;
  /** Day on which the nightly work was done last, see `passNights`. */
  readonly nights_passed_until?: Day;
  /** The SMS provider refuses every message. */
  readonly sms_refused: boolean;
  /** Throttles block; off lets every call through. */
  readonly throttles: boolean;
};
