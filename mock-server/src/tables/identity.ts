import type { Day, Instant, Row } from './row.ts';

/** One resident (or other account). The BSN stays inside the mock platform; the wire only says that one is known. */
export type IdentityRow = Row & {
  readonly address: string;
  readonly bsn: string | null;
  /** Moment of the newest DigiD confirmation; null when the BSN was never confirmed. */
  readonly bsn_confirmed_at: Instant | null;
  /** BSN of the partner, for the partner check of a back office and for `taken_by_partner`. */
  readonly partner_bsn: string | null;
  /** What the population register knows, for funds of July 2026; absent for somebody whom it does not know. */
  readonly register?: RegisterEntry;
  /** Name of the persona this account was made from; null for accounts made by the shop. */
  readonly persona: string | null;
  readonly created_at: Instant;
};

/** Somebody in the household of a resident. */
export type Relative = {
  readonly bsn: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: Day;
  readonly gender: 'man' | 'vrouw';
};

/** A resident in the population register, by the keys of the record types, and who lives at the same address. */
export type RegisterEntry = {
  readonly values: Readonly<Record<string, string>>;
  readonly partner: Relative | null;
  readonly children: readonly Relative[];
};

/** An e-mail address of an identity. The first address is `initial`: an exchanged sign-in link verifies it. */
export type EmailRow = Row & {
  readonly identity_address: string;
  readonly email: string;
  readonly verified: boolean;
  readonly primary: boolean;
  readonly initial: boolean;
  readonly verification_token: string;
  /** Landing place given with the address, e.g. `fundRequest-3`; null when none. */
  readonly target: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
};

/** Kinds of sign-in and the link of a mail to the notification settings, each with its own exchange rules. */
export type ProxyType =
  | 'confirmation_code'
  | 'email_code'
  | 'qr_code'
  | 'pin_code'
  | 'short_token'
  | 'preferences_link';

/** One sign-in: an access token with its exchange token. */
export type ProxyRow = Row & {
  readonly type: ProxyType;
  readonly identity_address: string | null;
  readonly access_token: string;
  readonly exchange_token: string;
  readonly state: 'pending' | 'active' | 'destroyed' | 'terminated' | 'expired';
  readonly created_at: Instant;
  /** Last moment at which the exchange token may be used. */
  readonly exchange_until: Instant;
  readonly activated_at: Instant | null;
};

/** What one token was used from. A web shop session ends after 15 idle minutes. */
export type SessionRow = Row & {
  readonly uid: string;
  readonly proxy_id: number;
  readonly identity_address: string;
  readonly client_type: string;
  readonly client_version: string | null;
  readonly ip: string;
  readonly user_agent: string | null;
  /** Language of the last request; mails follow it. Absent counts as Dutch. */
  readonly language?: 'nl' | 'en';
  readonly started_at: Instant;
  readonly last_request_at: Instant;
  /** The second factor was given. */
  readonly is_confirmed?: boolean;
};

/** A second factor: an app that makes codes, or a telephone that gets them in text messages. */
export type SecondFactorRow = Row & {
  readonly uuid: string;
  readonly identity_address: string;
  readonly type: 'authenticator' | 'phone';
  /** The app as the resident names it; `phone` for a telephone. */
  readonly provider: string;
  readonly phone: string | null;
  /** What the app makes its codes from, in base 32; null for a telephone. */
  readonly secret: string | null;
  /** The newest code that was sent; null for an app. */
  readonly sent_code: string | null;
  readonly state: 'pending' | 'active' | 'deactivated';
  readonly created_at: Instant;
};
