import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import type { FundRow } from '../../src/database/tables/funds.ts';
import {
  readyFacts,
  readyVoucher,
  sayingOf,
  setBackOffice,
  setSlowness,
  tellBackOffice,
} from '../../src/services/back-office.ts';
import { notThere, numberIn } from './action.ts';
import type { Action } from './action.ts';

/** A action with the fund of the form. */
const withFund =
  (work: (call: PageCall, fund: FundRow) => string | null): Action =>
  (call) => {
    const fund = call.world.table('funds').get(numberIn(call, 'id'));
    return fund ? work(call, fund) : notThere;
  };

/** The whole form counts: a box that is not ticked does not come along. */
const settings = withFund((call, fund) => {
  if (given(call, 'off') !== null) {
    setBackOffice(call.world, fund, null);
    setSlowness(call.world, fund, 0);
    return null;
  }
  const redirect_url = given(call, 'redirect_url');
  setBackOffice(call.world, fund, {
    fallback: given(call, 'fallback') !== null,
    partner_check: given(call, 'partner_check') !== null,
    not_eligible_policy: redirect_url === null ? 'fund_request' : 'redirect',
    redirect_url,
  });
  setSlowness(call.world, fund, Math.min(60_000, numberIn(call, 'slow_ms')));
  return null;
});

/** Fields `everybody` and `bsn-…`; one that came empty forgets what was told, one that did not come stays. */
const answers = withFund((call, fund) => {
  for (const field of Object.keys(call.body)) {
    const bsn = field === 'everybody' ? null : (/^bsn-(\d{9})$/.exec(field)?.[1] ?? undefined);
    if (bsn === undefined) continue;
    tellBackOffice(call.world, fund, { bsn, saying: sayingOf(given(call, field))?.key ?? null });
  }
  return null;
});

const putReady = withFund((call, fund) => {
  const bsn = given(call, 'bsn') ?? '';
  const what = given(call, 'what');
  if (!isBsn(bsn)) return 'Kies een bewoner met een BSN.';
  if (what !== 'voucher' && what !== 'facts') return notThere;
  if (what === 'voucher') readyVoucher(call.world, fund, bsn);
  else readyFacts(call.world, fund, bsn);
  return null;
});

/** What the back office of a fund is told. */
export const backOfficeActions: { readonly [name: string]: Action } = {
  'back-office-settings': settings,
  'back-office-answers': answers,
  'put-ready': putReady,
};
