/** Somebody who confirms records for an organisation. */
export interface Validator {
  readonly id: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly email: string | null;
}

/** The state of a request: a decision is final. */
export type ValidationState = 'pending' | 'approved' | 'declined';

/** A request of the resident to one validator to confirm one record. */
export interface ValidatorRequest {
  readonly id: string;
  readonly validator: Validator;
  readonly recordId: string;
  readonly state: ValidationState;
}

/** A request to confirm a record as its validator sees it, by the uuid in the QR code. */
export interface ValidationRequest {
  readonly uuid: string;
  readonly state: ValidationState;
  readonly typeKey: string;
  readonly name: string;
  readonly value: string;
  /** The organisations for which the caller may confirm records. */
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
}

/** Whether an id in an address is the uuid of a request, and not the id of a record. */
export const isValidationUuid = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);
