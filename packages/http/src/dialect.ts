import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from './client.ts';
import { specifiedSecondFactorCalls, todaysSecondFactorCalls } from './account/second-factor-calls.ts';
import { specifiedClarificationCalls, todaysClarificationCalls } from './fund-requests/clarification-calls.ts';
import { specifiedOwnRequestCalls, todaysOwnRequestCalls } from './fund-requests/own-request-calls.ts';
import { realPreferenceCalls, specifiedPreferenceCalls } from './notifications/preference-calls.ts';
import { realValidatorCalls, specifiedValidatorCalls } from './records/validator-calls.ts';
import { realDraftCalls, specifiedDraftCalls } from './reimbursements/draft-calls.ts';
import {
  cancelCallsOf2023,
  specifiedReservationCalls,
  todaysReservationCalls,
} from './reservations/reservation-calls.ts';
import { realAppLinkCalls, specifiedAppLinkCalls } from './sign-in/app-link-calls.ts';

const SPECIFICATION = {
  ...specifiedClarificationCalls,
  ...specifiedOwnRequestCalls,
  ...specifiedReservationCalls,
  ...specifiedAppLinkCalls,
  ...specifiedPreferenceCalls,
  ...specifiedValidatorCalls,
  ...specifiedSecondFactorCalls,
  ...specifiedDraftCalls,
};

/** The calls of which platforms have different ones. Each edition has all of them, so no adapter asks for its name. */
type Dialect = typeof SPECIFICATION;

const DIALECTS: Readonly<Record<Edition, Dialect>> = {
  specification: SPECIFICATION,
  '2023-05': {
    ...SPECIFICATION,
    ...cancelCallsOf2023,
    ...realAppLinkCalls,
    ...realPreferenceCalls,
    ...realValidatorCalls,
    ...realDraftCalls,
  },
  '2026-07': {
    ...todaysClarificationCalls,
    ...todaysOwnRequestCalls,
    ...todaysReservationCalls,
    ...realAppLinkCalls,
    ...realPreferenceCalls,
    ...realValidatorCalls,
    ...todaysSecondFactorCalls,
    ...realDraftCalls,
  },
};

/** Makes a call in the dialect of the platform. `unreachable` while nobody knows which one that is: none is guessed. */
export async function inDialect<T>(
  client: PlatformClient,
  call: (dialect: Dialect) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const edition = await client.edition();
  return edition === null ? err(failure('unreachable')) : call(DIALECTS[edition]);
}
