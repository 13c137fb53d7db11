import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** The three steps of sign-in (SI-003). */
export type StartStep = 'start' | 'email' | 'qr';

/** The parameters in the address of the start screen. */
export interface StartVisit {
  readonly step: StartStep;
  /** The method to restore an account; null for an ordinary sign-in. */
  readonly restore: 'digid' | 'email' | null;
  /** The auth target code to open after sign-in; null for none. */
  readonly target: string | null;
  /** The e-mail address to prefill; null for none. */
  readonly email: string | null;
  /** Whether to sign out first. */
  readonly logsOut: boolean;
  /** The error code of DigiD; null for none. Shown as the choice itself when the attempt was cancelled. */
  readonly digidError: string | null;
}

/**
 * Reads the address of the start screen. A switch is on when it is present, unless it is `0` or `false`.
 * `redirect_scope` is an older name for the target; the target wins.
 */
export function readStartQuery(query: Query): StartVisit {
  const restore = isOn(query['restore_with_digid']) ? 'digid' : isOn(query['restore_with_email']) ? 'email' : null;
  return {
    step: readStep(query['step']) ?? (restore === 'email' ? 'email' : 'start'),
    restore,
    target: textOrNull(query['target']) ?? textOrNull(query['redirect_scope']),
    email: textOrNull(query['email_address']),
    logsOut: isOn(query['logout']),
    digidError: textOrNull(query['digid_error']),
  };
}

/** The query after signing out, so that a reload does not sign out again. */
export function withoutLogout(query: Query): Query {
  const { logout: _done, ...rest } = query;
  return rest;
}

/** The same query with another step, without the toast of a cancelled DigiD. */
export function atStep(query: Query, step: StartStep): Query {
  const { step: _before, digid_error: _told, ...rest } = query;
  return step === 'start' ? rest : { ...rest, step };
}

function readStep(value: string | undefined): StartStep | null {
  return value === 'email' || value === 'qr' || value === 'start' ? value : null;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}

function textOrNull(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
