import type { Instant, Row } from './row.ts';

/** One notice for a resident. Its sentences are made when it is read, in the reader's language. */
export type NotificationRow = Row & {
  readonly uuid: string;
  readonly identity_address: string;
  /** Only this kind of client lists it. */
  readonly client_type: string;
  /** Key after `notifications_identities.`. */
  readonly type: string;
  /** The names in its sentences, such as `fund` or `provider`. */
  readonly about: { readonly [word: string]: string };
  readonly organization_id: number | null;
  readonly seen: boolean;
  readonly created_at: Instant;
};

/** A preference that somebody changed; what is not here is switched on. */
export type NotificationPreferenceRow = Row & {
  readonly identity_address: string;
  readonly key: string;
  readonly type: 'email' | 'push';
  readonly subscribed: boolean;
};

/** An e-mail address that gets no mail but the mandatory kinds. */
export type MailStopRow = Row & { readonly email: string };
