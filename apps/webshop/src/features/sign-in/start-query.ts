import type { Query } from '@stadstegoed/core/shared/destination.ts';

/** The three steps of signing in (1 §2). */
export type StartStep = 'start' | 'email' | 'qr';

/** How somebody came to the start screen. */
export interface StartVisit {
  readonly step: StartStep;
  /** The way in which an account has to be restored; null for an ordinary sign-in. */
  readonly restore: 'digid' | 'email' | null;
  /** The auth target code of where to go after sign-in (1 §4); null when nothing was asked for. */
  readonly target: string | null;
  /** An address to fill in beforehand; null for none. */
  readonly email: string | null;
  /** Sign out first. */
  readonly logsOut: boolean;
  /** What DigiD said no with; null when it did not. */
  readonly digidError: string | null;
}

/**
 * Reads the address of the start screen (1 §2). A switch is on when it is there, unless it says `0` or `false`.
 * `redirect_scope` is an older name for the target; the target wins.
 */
export function readStartQuery(query: Query): StartVisit {
  const restore = isOn(query['restore_with_digid']) ? 'digid' : isOn(query['restore_with_email']) ? 'email' : null;
  return {
    step: readStep(query['step']) ?? (restore === 'email' ? 'email' : 'start'),
    restore,
    target: words(query['target']) ?? words(query['redirect_scope']),
    email: words(query['email_address']),
    logsOut: isOn(query['logout']),
    digidError: words(query['digid_error']),
  };
}

/** The same visit once the resident was signed out, so that a reload does not do it again. */
export function withoutLogout(query: Query): Query {
  const { logout: _done, ...rest } = query;
  return rest;
}

/** The same visit at another step. */
export function atStep(query: Query, step: StartStep): Query {
  const { step: _before, ...rest } = query;
  return step === 'start' ? rest : { ...rest, step };
}

function readStep(value: string | undefined): StartStep | null {
  return value === 'email' || value === 'qr' || value === 'start' ? value : null;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'false';
}

function words(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
