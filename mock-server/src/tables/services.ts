import type { Instant, Row } from './row.ts';

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
