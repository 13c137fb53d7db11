import type { Failure } from '../shared/failure.ts';

/** Why the platform rejects a request (1 §8; reference part 1, 5.4). */
export type RequestRefusalCode =
  | 'approved_request_exists'
  | 'pending_request_exists'
  | 'fund_not_active'
  | 'bsn_record_is_mandatory'
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

/**
 * The rule behind a rejection. The platform sends the code in `error`, or in `message` as the last part of a key such as
 * `policies/fund_requests.not_requester`. Null for every other failure: its message is a sentence for the resident.
 */
export function requestRefusalOf({ kind, code, message }: Failure): RequestRefusalCode | null {
  if (kind !== 'forbidden') return null;
  const named = [code, message].map((text) => text?.split('.').at(-1));
  return CODES.find((candidate) => named.includes(candidate)) ?? null;
}
