import type { PostalAddress } from '../shared/postal-address.ts';
import type { OwnFundRequest } from '../fund-activation/own-fund-request.ts';

/** The answer to one criterion as the platform takes it. */
export interface RequestRecord {
  readonly criterionId: string;
  readonly recordTypeKey: string;
  readonly value: string;
  /** The uids of the uploaded files; empty when the criterion asks for none. */
  readonly files: readonly string[];
}

/** What a resident sends: the answers, and how to reach somebody without an e-mail address. */
export interface RequestForm {
  /** 5 to 2000 characters; null when the fund does not ask for it. */
  readonly contactInformation: string | null;
  readonly records: readonly RequestRecord[];
  /** Where the card is sent; absent when the fund does not ask for it, or nothing is filled in. */
  readonly cardAddress?: PostalAddress;
}

/** A request of the resident. */
export type FundRequest = OwnFundRequest;
