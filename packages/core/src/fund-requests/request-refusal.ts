import { rejectionCode, type Failure } from '../shared/failure.ts';
import type { PrefillRefusalCode } from './prefills.ts';

/** Why the platform rejects a request. */
export type RequestRefusalCode =
  | PrefillRefusalCode
  | 'approved_request_exists'
  | 'pending_request_exists'
  | 'fund_not_active'
  | 'email_is_mandatory'
  | 'invalid_endpoint'
  | 'not_requester';

const CODES: readonly RequestRefusalCode[] = [
  'approved_request_exists',
  'pending_request_exists',
  'fund_not_active',
  'bsn_record_is_mandatory',
  'email_is_mandatory',
  'invalid_endpoint',
  'not_requester',
];

/** The rule behind a rejection; null for every other failure, whose message is a sentence for the resident. */
export function requestRefusalOf(failure: Failure): RequestRefusalCode | null {
  return rejectionCode(failure, CODES);
}

/** The rejection that a code of the error page names; null for any other code. */
export function readRequestRefusal(code: string): RequestRefusalCode | null {
  return CODES.find((each) => each === code) ?? null;
}
