import type { Query } from '../shared/destination.ts';
import { ACTIVATION_OPTIONS, type ActivationOption } from './activation-options.ts';

/** With what a visit of fund-activate comes in (1 §2, query of fund-activate). */
export interface ActivationVisit {
  /** The way that the resident chose; null when not chosen yet. */
  readonly option: ActivationOption | null;
  /** The resident comes back from DigiD, signed in. */
  readonly digidSuccess: boolean;
  /** The resident comes back from DigiD with this error. */
  readonly digidError: string | null;
  /** DigiD was already tried in this visit without result: it must not start by itself again (decision 6). */
  readonly digidTried: boolean;
  /** What a check said before the page was loaded again. */
  readonly backofficeError: { readonly key: string | null; readonly fallback: boolean } | null;
  /** The address of the voucher that the back office made. */
  readonly backofficeVoucher: string | null;
}

/** A visit without a history. */
export const PLAIN_VISIT: ActivationVisit = {
  option: null,
  digidSuccess: false,
  digidError: null,
  digidTried: false,
  backofficeError: null,
  backofficeVoucher: null,
};

/** Reads a visit from the query of the address; what is unknown there is ignored. */
export function toActivationVisit(query: Query): ActivationVisit {
  const option = ACTIVATION_OPTIONS.find((candidate) => candidate === query['option']) ?? null;
  return {
    option,
    digidSuccess: filled(query['digid_success']) !== null,
    digidError: filled(query['digid_error']),
    digidTried: option !== null,
    backofficeError: isOn(query['backoffice_error'])
      ? { key: filled(query['backoffice_error_key']), fallback: isOn(query['backoffice_fallback']) }
      : null,
    backofficeVoucher: filled(query['backoffice_voucher']),
  };
}

/** The same visit once DigiD gave no result: without its parameters, and without starting it again. */
export function withoutDigid(visit: ActivationVisit): ActivationVisit {
  return { ...visit, digidSuccess: false, digidError: null, digidTried: true };
}

function filled(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
