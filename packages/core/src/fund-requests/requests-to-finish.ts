import { fundFacts } from '../fund-activation/fund-facts.ts';
import type { Fund } from '../funds/fund.ts';
import type { Instant } from '../shared/instant.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { UnfinishedRequest } from './unfinished-request.ts';

/** A request that was begun on this device and can still be sent, and when it was last changed. */
export interface RequestToFinish {
  readonly fund: Fund;
  readonly savedAt: Instant;
}

/** The drafts with which a request can still be sent, in the order of the funds. */
export function requestsToFinish(
  funds: readonly Fund[],
  vouchers: readonly Voucher[],
  drafts: readonly UnfinishedRequest[],
): readonly RequestToFinish[] {
  return funds.flatMap((fund) => {
    const draft = drafts.find(({ fundId }) => fundId === fund.id);
    const canSend = fund.allowFundRequests && fundFacts(fund, vouchers).canApply;
    return draft !== undefined && canSend ? [{ fund, savedAt: draft.savedAt }] : [];
  });
}
