import type { FaultRow } from './src/tables/faults.ts';
import type { WorldSettings } from './src/tables/settings.ts';
import type { ProxyRow } from './src/tables/identity.ts';
import type { Persona } from './src/world/scenario.ts';

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The same moment in the Netherlands. */
  readonly local: string;
  readonly frozen: boolean;
  readonly speed: number;
};

export type ClockMove = {
  readonly freeze?: true;
  readonly resume?: true;
  readonly step_seconds?: number;
  /** A moment with its zone, such as `2026-12-31T23:59:00+01:00`. */
  readonly jump_to?: string;
  readonly speed?: number;
  /** Who is signed in stays so, however far the clock moves. */
  readonly stay_signed_in?: boolean;
};

export type NewWorld = { readonly name?: string } & (
  | {
      readonly scenario: string;
      /** The moment at which the clock of the world stands still. */
      readonly now?: string;
    }
  /** A copy of that world as it is now. */
  | { readonly from: string }
);

export type Resident = Pick<Persona, 'full_name' | 'bsn' | 'email'> & {
  readonly key: string;
  /** The variant in whose shop the resident has data. */
  readonly town: string;
  readonly story: string;
  readonly has_account: boolean;
};

export type Session = Pick<ProxyRow, 'access_token' | 'exchange_token'>;

/** A sign-in that waits for a phone. */
export type WaitingSignIn = Pick<ProxyRow, 'type' | 'exchange_token' | 'created_at'> & { readonly works_until: number };

export type NewFault = Partial<Omit<FaultRow, 'id' | 'body' | 'hits' | 'met' | 'until'>> & { readonly body?: unknown };

/** A fault; one that holds requests has their number. */
export type ShownFault = FaultRow & { readonly waiting?: number };

export type SettingsChange = Partial<
  Pick<WorldSettings, 'digid_start_error' | 'digid_confirmation_lapses' | 'sms_refused' | 'throttles'>
>;
