import type { Query } from '../shared/destination.ts';
import { ACTIVATION_OPTIONS, type ActivationOption } from './activation-options.ts';

/** The parsed query of fund-activate. */
export interface ActivationVisit {
  /** The option that the resident selected; null before that. */
  readonly option: ActivationOption | null;
  /** The resident returns from a successful DigiD sign-in. */
  readonly digidSuccess: boolean;
  /** The resident returns from DigiD with this error code. */
  readonly digidError: string | null;
  /** DigiD was already tried without result and must not start automatically again (reading 6). */
  readonly digidTried: boolean;
  /** The fund was checked and that led nowhere: it is not checked again by itself. */
  readonly wasChecked: boolean;
  /** The back office error of a check before the page was reloaded. */
  readonly backofficeError: { readonly key: string | null; readonly fallback: boolean } | null;
  /** The address of the voucher that the back office created. */
  readonly backofficeVoucher: string | null;
}

/** Parses the query; unknown parameters and values are ignored. */
export function toActivationVisit(query: Query): ActivationVisit {
  const option = ACTIVATION_OPTIONS.find((candidate) => candidate === query['option']) ?? null;
  return {
    option,
    digidSuccess: nonEmpty(query['digid_success']) !== null,
    digidError: nonEmpty(query['digid_error']),
    digidTried: option !== null,
    wasChecked: false,
    backofficeError: isOn(query['backoffice_error'])
      ? { key: nonEmpty(query['backoffice_error_key']), fallback: isOn(query['backoffice_fallback']) }
      : null,
    backofficeVoucher: nonEmpty(query['backoffice_voucher']),
  };
}

/** The visit without the DigiD parameters, marked as tried so that DigiD does not start again. */
export function withoutDigid(visit: ActivationVisit): ActivationVisit {
  return { ...visit, digidSuccess: false, digidError: null, digidTried: true };
}

function nonEmpty(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
