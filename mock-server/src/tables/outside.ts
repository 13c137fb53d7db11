import type { Day, Instant, Json, Row } from './row.ts';

/** How an answer is corrupted: a field left out, null, of another type, an emptied list, or text that ends halfway. */
export const wrongKinds = ['remove', 'null', 'type', 'empty', 'broken'] as const;

export type WrongKind = (typeof wrongKinds)[number];

/** What is wrong with a body, and where: a dotted path such as `data.0.name`, with `*` for every item; empty is the whole. */
export type WrongBody = { readonly kind: WrongKind; readonly field: string };

/** One visit to DigiD. It lives ten minutes and works once. */
export type DigidSessionRow = Row & {
  readonly uid: string;
  readonly secret: string;
  /** Request id that DigiD gives back. */
  readonly rid: string;
  readonly request: 'auth' | 'fund_request';
  readonly fund_id: number | null;
  readonly identity_address: string | null;
  readonly tenant_key: string;
  readonly state: 'created' | 'pending_authorization' | 'authorized' | 'canceled' | 'error';
  /** Outcome chosen on the DigiD page: the BSN that signed in, or a DigiD error code. */
  readonly outcome: { readonly bsn: string } | { readonly error: string } | null;
  readonly used: boolean;
  readonly created_at: Instant;
};

/** A name and the address behind it, as on an envelope. */
export type MailAddress = { readonly name: string; readonly address: string };

/** A mail the platform sent. Kept in the world, read by the console and the tests. */
export type MailRow = Row & {
  /** Absent in mails of worlds that were kept before it was. */
  readonly from?: MailAddress;
  readonly to: string;
  readonly kind: string;
  readonly language: 'nl' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The links in the mail, in order. */
  readonly links: readonly string[];
  readonly sent_at: Instant;
  /** Somebody opened it; absent in mails of the seeds. */
  readonly read?: boolean;
};

/** A text message the platform sent. */
export type SmsRow = Row & {
  readonly to: string;
  readonly text: string;
  /** Absent in messages of worlds that were kept before it was. */
  readonly language?: 'nl' | 'en';
  readonly sent_at: Instant;
  readonly read?: boolean;
};

/** A message that the platform pushed to the app on somebody's phone. */
export type PushRow = Row & {
  readonly identity_address: string;
  /** Preference that switches it off, e.g. `voucher.transaction`. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly sent_at: Instant;
  readonly read: boolean;
};

/** One counting window of a throttled call, per address and key. */
export type ThrottleRow = Row & {
  readonly key: string;
  readonly ip: string;
  readonly attempts: number;
  readonly opened_at: Instant;
};

/** A made-up fault of calls (console `faults`). */
export type FaultRow = Row & {
  readonly operation_id: string | null;
  /** Path below the prefix, with `*` for one part and `**` for the rest, e.g. `/platform/funds/*`. */
  readonly path: string | null;
  readonly method: string | null;
  readonly status: number | null;
  readonly body: Json;
  readonly delay_ms: number;
  readonly drop: boolean;
  /** Calls left; null = until removed. */
  readonly times: number | null;
  /** What the one who made it calls it; absent = it has no name. */
  readonly name?: string;
  /** The delay is so many milliseconds longer or shorter, by the chance of the world. */
  readonly spread_ms?: number;
  /** Calls that still go through before it begins. */
  readonly after?: number;
  /** Headers of the answer that it gives, such as `Error-Code`. */
  readonly headers?: { readonly [name: string]: string };
  /** It answers 429 as the limit of the call does when it is used up. */
  readonly throttle?: boolean;
  /** The answer leaves at so many bytes a second. */
  readonly bytes_per_second?: number;
  /** The connection breaks after so many bytes of the answer. */
  readonly cut_after?: number;
  /** The answer is right, but this is made wrong in it. */
  readonly wrong?: WrongBody;
  /** Calls that it matched. */
  readonly hits?: number;
  /** Only calls of this resident; absent = of anybody. */
  readonly persona?: string;
  /** Only calls of the shop of this municipality, by its `Client-Key`; absent = of any shop. */
  readonly client_key?: string;
  /** It stays in the list and matches nothing. */
  readonly paused?: boolean;
  /** Seconds of the world's clock that it lasts. */
  readonly for_seconds?: number;
  /** Moment of the world at which it is over; absent = it has no end of its own. */
  readonly until?: Instant;
  /** It matches one in so many calls that it means; which one is the chance of the world, the same in every run. */
  readonly one_in?: number;
  /** Calls that it met since it counts for `one_in`. */
  readonly met?: number;
  /** The call waits until somebody releases it. */
  readonly hold?: boolean;
};

/** Switches of a world that are no rows. */
export type WorldSettings = {
  /** DigiD refuses the next start with this code (`0050`, `api_0000`); null = it accepts. */
  readonly digid_start_error: string | null;
  /** A new DigiD confirmation is over as soon as it is made. */
  readonly digid_confirmation_lapses?: boolean;
  /** Every visit to DigiD ends like this without a choice; `next` = the next choice becomes it. */
  readonly digid_remembered?: 'next' | { readonly bsn: string } | { readonly error: string } | null;
  /** Whose shape answers have: that of the specification unless said, or of the real platform of a month (`todays-platform.ts`). */
  readonly edition?: 'specification' | '2026-07';
  /** Day on which the nightly work was done last, see `passNights`. */
  readonly nights_passed_until?: Day;
  /** The SMS provider refuses every message. */
  readonly sms_refused: boolean;
  /** Throttles block; off lets every call through. */
  readonly throttles: boolean;
};
