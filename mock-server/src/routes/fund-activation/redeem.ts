/** Redeeming an activation code. */

import type { SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { countAttempt, secondsToWait } from '../../domain/throttle/attempts.ts';
import { refuseWhenUsedUp, throttleMeta } from '../throttle/throttle.ts';
import { overYearlyLimit, redeemOutcome, type RedeemedCode } from '../../domain/fund-activation/redeem.ts';
import { limits } from '../../domain/throttle/limits.ts';
import type { PrevalidationRow } from '../../tables/funds.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { fundOf, liveVouchers } from '../../domain/vouchers/vouchers.ts';
import { prevalidation } from '../../wire/prevalidation.ts';
import { voucherDetail } from '../../wire/voucher.ts';
import { issueEverywhere, takePrevalidation, takeVoucher } from './take.ts';

const titles: { readonly [error in 'not_found' | 'used']: Sentence } = {
  not_found: { nl: 'Onbekende code', en: 'Unknown code' },
  used: { nl: 'Code gebruikt', en: 'Code used' },
};

function failureText(error: 'not_found' | 'used', attempts: number): Sentence {
  if (error === 'used') {
    return { nl: 'Deze activatiecode is al gebruikt.', en: 'This activation code has been used already.' };
  }
  const { attempts: most, decayMinutes } = limits.redeem;
  const left = Math.max(0, most - attempts);
  const hours = Math.ceil(decayMinutes / 60);
  return left === 0
    ? {
        nl: `Deze code kennen wij niet, of hij is al gebruikt. U moet nu ${hours} uur wachten.`,
        en: `We do not know this code, or it has been used. You now have to wait ${hours} hours.`,
      }
    : {
        nl:
          `Deze code kennen wij niet, of hij is al gebruikt. U kunt nog ${left} keer proberen. ` +
          `Daarna moet u ${hours} uur wachten.`,
        en:
          `We do not know this code, or it has been used. You can try ${left} more times. ` +
          `After that you have to wait ${hours} hours.`,
      };
}

/** Counts the failed attempt and returns the attempts left. */
function failed(call: SignedCall, error: 'not_found' | 'used'): Refusal {
  const attempts = countAttempt(call, limits.redeem);
  const count = { attempts, seconds: secondsToWait(call, limits.redeem) };
  const message = call.say(failureText(error, attempts));
  return new Refusal(error === 'used' ? 403 : 404, (say) => ({
    error,
    message,
    meta: { title: say(titles[error]), message, error, ...throttleMeta(limits.redeem, count) },
  }));
}

const sameFund = (): Refusal =>
  new Refusal(403, (say) => {
    const message = say({
      nl: 'Gebruik voor iedere persoon een eigen account.',
      en: 'Use an account of its own for each person.',
    });
    const title = say({ nl: 'U heeft dit tegoed al', en: 'You already have this voucher' });
    return { error: 'used_same_fund', message, meta: { error: 'used_same_fund', title, message, code: 403 } };
  });

/** The limit of one code per e-mail address per year; told like the other refusals that do not count as a failure. */
const onePerYear = (): Refusal =>
  new Refusal(403, (say) => {
    const message = say({
      nl: 'U kunt één activatiecode per jaar gebruiken. U heeft dit jaar al een code gebruikt.',
      en: 'You can use one activation code a year. You have used a code this year already.',
    });
    const title = say({ nl: 'Eén code per jaar', en: 'One code a year' });
    return { error: 'used_same_fund', message, meta: { error: 'used_same_fund', title, message, code: 403 } };
  });

/** The codes that the caller redeemed before; an account has one e-mail address that counts. */
function redeemedBefore(call: SignedCall): readonly RedeemedCode[] {
  const { address } = call.caller.identity;
  return call.world
    .table('prevalidations')
    .where('used_by', address)
    .filter((row) => row.used_at !== null)
    .map((row) => ({ ...codeOf(call, row), at: row.used_at ?? 0 }));
}

function codeOf(call: SignedCall, row: PrevalidationRow): Omit<RedeemedCode, 'at'> {
  const fund = fundOf(call.world, row.fund_id);
  return { fundId: row.fund_id, limitPerFund: fund.code_limit_per_fund };
}

type Found = { readonly prevalidation: PrevalidationRow | undefined; readonly vouchers: readonly VoucherRow[] };

function find(call: SignedCall): Found {
  const code = textOf(call.body, 'code')?.toLowerCase() ?? null;
  if (code === null) return { prevalidation: undefined, vouchers: [] };
  return {
    prevalidation: call.world.table('prevalidations').first('uid', code),
    vouchers: call.world.table('vouchers').where('activation_code', code),
  };
}

const isFree = (row: VoucherRow): boolean => row.identity_address === null;

/** Refuses an open code when the caller used one less than a year ago. */
function refuseSecondOfYear(call: SignedCall, wanted: PrevalidationRow | undefined): void {
  if (wanted?.state !== 'pending') return;
  if (overYearlyLimit(codeOf(call, wanted), redeemedBefore(call), call.world.now())) throw onePerYear();
}

/** Refuses a code that is unknown, used, or of a fund the caller has; returns what it is good for. */
function redeemableCode(call: SignedCall): Found {
  const found = find(call);
  const { address } = call.caller.identity;
  const fundId = found.prevalidation?.fund_id;
  const outcome = redeemOutcome({
    prevalidation: found.prevalidation?.state ?? null,
    hasVoucherOfFund: fundId !== undefined && liveVouchers(call.world, address, fundId).length > 0,
    vouchers: found.vouchers.length,
    freeVouchers: found.vouchers.filter(isFree).length,
  });
  if (outcome === 'used_same_fund') throw sameFund();
  if (outcome === 'not_found' || outcome === 'used') throw failed(call, outcome);
  refuseSecondOfYear(call, found.prevalidation);
  return found;
}

export const redeemCode = operation(
  'redeemCode',
  { guard: (call) => refuseWhenUsedUp(call, limits.redeem) },
  (call) => {
    const found = redeemableCode(call);
    const used = found.prevalidation?.state === 'pending' ? takePrevalidation(call, found.prevalidation) : null;
    const taken = found.vouchers
      .filter((row) => isFree(row) && row.state !== 'deactivated')
      .filter((row) => fundOf(call.world, row.fund_id).type !== 'external')
      .map((row) => takeVoucher(call, row));
    const made = used ? issueEverywhere(call) : [];
    return {
      prevalidation: used ? prevalidation(call, used) : null,
      vouchers: [...taken, ...made].map((row) => voucherDetail(call, row)),
    };
  },
);
