import { rejectionCode, type Failure } from '../shared/failure.ts';

/** How the resident is told (NO-009). */
export const PREFERENCE_TYPES = ['email', 'push'] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/** Whether the resident wants to be told of one kind of event, by e-mail or by push. */
export interface NotificationPreference {
  readonly key: string;
  readonly type: PreferenceType;
  readonly subscribed: boolean;
}

/** The notification settings of the resident. */
export interface NotificationSettings {
  /** The address that gets the mails; null for an account without one. */
  readonly email: string | null;
  /** No mail at all, apart from the mandatory kinds. */
  readonly emailUnsubscribed: boolean;
  readonly preferences: readonly NotificationPreference[];
}

/** A change of the settings; `preferences` has only those that change. */
export type SettingsChange = Pick<NotificationSettings, 'emailUnsubscribed' | 'preferences'>;

/** The preferences for residents, in the order of the screen. */
export const RESIDENT_KEYS = [
  'vouchers.payment_success',
  'funds.fund_expires',
  'digest.daily_requester',
  'voucher.assigned',
  'voucher.transaction',
] as const;

/** The other preference types of the specification, most of them for organisations. */
export const OTHER_KEYS = [
  'funds.new_fund_started',
  'funds.new_fund_applicable',
  'funds.balance_warning',
  'funds.product_added',
  'funds.new_fund_created',
  'funds.product_reserved',
  'funds.product_sold_out',
  'funds.provider_applied',
  'funds.provider_approved',
  'funds.provider_rejected',
  'validations.new_validation_request',
  'validations.you_added_as_validator',
  'vouchers.send_voucher',
  'vouchers.share_product',
] as const;

export type ResidentKey = (typeof RESIDENT_KEYS)[number];
export type OtherKey = (typeof OTHER_KEYS)[number];

/** A preference that the screen can name. */
export type KnownPreference<Key extends ResidentKey | OtherKey = ResidentKey | OtherKey> = NotificationPreference & {
  readonly key: Key;
};

/** The preferences of one type: those for residents, and the other ones. */
export interface PreferenceGroup {
  readonly type: PreferenceType;
  readonly resident: readonly KnownPreference<ResidentKey>[];
  readonly other: readonly KnownPreference<OtherKey>[];
}

/**
 * The preferences that the platform sent and the shop can name, by type (reading 19). Keys of the dashboards of
 * organisations, such as `bunq.transaction_success`, are in neither list of the specification and are left out.
 */
export function groupPreferences({ preferences }: NotificationSettings): readonly PreferenceGroup[] {
  return PREFERENCE_TYPES.map((type) => ({
    type,
    resident: pick(preferences, type, RESIDENT_KEYS),
    other: pick(preferences, type, OTHER_KEYS),
  }));
}

function pick<Key extends ResidentKey | OtherKey>(
  preferences: readonly NotificationPreference[],
  type: PreferenceType,
  keys: readonly Key[],
): readonly KnownPreference<Key>[] {
  return keys.flatMap((key) => {
    const sent = preferences.find((preference) => preference.type === type && preference.key === key);
    return sent === undefined ? [] : [{ ...sent, key }];
  });
}

/** The settings after a change. */
export function applyChange(settings: NotificationSettings, change: SettingsChange): NotificationSettings {
  const changed = (one: NotificationPreference) =>
    change.preferences.find(({ key, type }) => key === one.key && type === one.type) ?? one;
  return {
    ...settings,
    emailUnsubscribed: change.emailUnsubscribed,
    preferences: settings.preferences.map(changed),
  };
}

/** Why the token of a mail's link is refused (NO-019). */
export const TOKEN_REFUSALS = ['not_found', 'expired', 'not-pending'] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];

/** The code of a platform that knows no links: the settings need a sign-in. */
export const LINK_IGNORED = 'link_ignored';

/** Whether the token of a mail's link opens nothing on this platform, so that the resident has to sign in. */
export function isLinkIgnored({ code }: Failure): boolean {
  return code === LINK_IGNORED;
}

/** The refusal of the token in a failure; null for every other failure. */
export function tokenRefusal(failure: Failure): TokenRefusal | null {
  return rejectionCode(failure, TOKEN_REFUSALS);
}
