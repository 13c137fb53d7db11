import {
  situationOf,
  type Reimbursement,
  type ReimbursementSituation,
} from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import type { Translate } from '../../lib/texts/texts.ts';

type KnownSituation = Exclude<ReimbursementSituation, 'unknown'>;

/** How to write: the texts and the language. */
export interface Writing {
  readonly translate: Translate;
  readonly language: Language;
}

/** The tint of the fund that pays, as on its page and on its vouchers. */
export function tintOfFund(fund: Pick<Reimbursement['fund'], 'id' | 'logo'>): Tint {
  return tintOfPicture(fund.logo?.dominantColor, Number(fund.id));
}

/** The name of a reimbursement; a draft can be without. */
export function titleOf({ title }: Pick<Reimbursement, 'title'>, translate: Translate): string {
  return title ?? translate('reimbursements.noTitle');
}

/** The sum of a receipt, which no translating browser changes; a sentence while it is unknown. */
export function sumValue(amount: Money | null, translate: Translate): Omit<DataItem, 'label'> {
  const value = amountText(amount, translate);
  return amount === null ? { value } : { value, translate: 'no' };
}

export function amountText(amount: Money | null, translate: Translate): string {
  return amount === null ? translate('reimbursements.noAmount') : formatAmount(amount);
}

/** The voucher that pays: the fund, and for whom it is. */
export function payerOf(fund: string, owner: string | null, translate: Translate): string {
  return owner === null ? fund : translate('reimbursements.payer', { fund, name: owner });
}

/** The day of a reimbursement that matters now, as the end of a line; only the date where the badge says the rest. */
export function lastDayText(reimbursement: Reimbursement, { translate, language }: Writing): string | null {
  const situation = knownSituation(reimbursement);
  const day = lastDayOf(reimbursement, situation);
  if (situation === 'approved' || situation === 'declined') return day === null ? null : formatDate(day, language);
  if (day === null || situation === 'stopped') return translate(`reimbursements.undated.${situation}`);
  return translate(`reimbursements.dated.${situation}`, { date: formatDate(day, language) });
}

/** A date, or nothing without one. */
export function dateText(day: CalendarDate | null, language: Language): string | undefined {
  return day === null ? undefined : formatDate(day, language);
}

/** The situation, or of an unknown one only whether it was sent. */
function knownSituation(reimbursement: Reimbursement): KnownSituation {
  const situation = situationOf(reimbursement);
  if (situation !== 'unknown') return situation;
  return reimbursement.submittedOn === null ? 'draft' : 'pending';
}

function lastDayOf(reimbursement: Reimbursement, situation: KnownSituation): CalendarDate | null {
  switch (situation) {
    case 'draft':
      return reimbursement.createdOn;
    case 'pending':
      return reimbursement.submittedOn;
    case 'stopped':
      return null;
    case 'expired':
      return reimbursement.expireOn;
    case 'approved':
    case 'declined':
      return reimbursement.resolvedOn;
  }
}
