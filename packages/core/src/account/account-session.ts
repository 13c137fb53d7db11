/** The device of a request, as far as the platform recognised it; names are null when unknown. */
export interface SessionDevice {
  /** Such as `desktop`, `mobile` or `tablet`. */
  readonly type: string;
  readonly browser: string | null;
  readonly system: string | null;
}

/** The last request of a session (AC-007). */
export interface SessionRequest {
  readonly secondsAgo: number;
  /** Null when the platform does not look up places. */
  readonly place: string | null;
  /** Null unless the platform has recognised it (`device_available`). */
  readonly device: SessionDevice | null;
}

/** A sign-in of the resident on one device. */
export interface AccountSession {
  readonly uid: string;
  /** The kind of client, such as `webshop` or `me_app-android`. */
  readonly type: string;
  /** The session of this browser. */
  readonly isCurrent: boolean;
  /** Used in the last five minutes. */
  readonly isActive: boolean;
  readonly lastRequest: SessionRequest;
}

/** What a resident calls the device of a session. */
export type DeviceKind = 'app' | 'computer' | 'phone' | 'tablet' | 'unknown';

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

export function deviceKind({ type, lastRequest }: AccountSession): DeviceKind {
  if (type.includes('app')) return 'app';
  const known = lastRequest.device?.type ?? '';
  return Object.hasOwn(KINDS, known) ? (KINDS[known] ?? 'unknown') : 'unknown';
}

const APP_SYSTEMS: Readonly<Record<string, string>> = { android: 'Android', ios: 'iOS' };

/** On what it runs; of an app that the platform did not recognise its own kind says it. */
export function systemOf({ type, lastRequest }: AccountSession): string | null {
  return lastRequest.device?.system ?? APP_SYSTEMS[/^me_app-(\w+)$/.exec(type)?.[1] ?? ''] ?? null;
}

/** This session, and the others in the order of the platform: latest activity first. */
export function splitSessions(sessions: readonly AccountSession[]): {
  readonly current: AccountSession | null;
  readonly others: readonly AccountSession[];
} {
  return {
    current: sessions.find(({ isCurrent }) => isCurrent) ?? null,
    others: sessions.filter(({ isCurrent }) => !isCurrent),
  };
}
