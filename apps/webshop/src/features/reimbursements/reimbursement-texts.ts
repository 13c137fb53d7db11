import {
  situationOf,
  type Reimbursement,
  type ReimbursementSituation,
} from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import type { Translate } from '../../support/texts.ts';

/** How to write: the texts and the language. */
export interface Writing {
  readonly translate: Translate;
  readonly language: Language;
}

/** The name of a reimbursement; a draft can be without. */
export function titleOf({ title }: Pick<Reimbursement, 'title'>, translate: Translate): string {
  return title ?? translate('reimbursements.noTitle');
}

/** The voucher that pays: the fund, and for whom it is. */
export function payerOf(fund: string, owner: string | null, translate: Translate): string {
  return owner === null ? fund : translate('reimbursements.payer', { fund, name: owner });
}

/** The word for a situation. */
export function situationText(situation: ReimbursementSituation, translate: Translate): string {
  return translate(`reimbursements.situation.${situation}`);
}

/** The day of a reimbursement that matters now, as the end of a line. */
export function lastDayText(reimbursement: Reimbursement, { translate, language }: Writing): string {
  const situation = situationOf(reimbursement);
  const day = lastDayOf(reimbursement, situation);
  if (day === null || situation === 'stopped') return translate(`reimbursements.undated.${situation}`);
  return translate(`reimbursements.dated.${situation}`, { date: formatDate(day, language) });
}

/** A date, or nothing without one. */
export function dateText(day: CalendarDate | null, language: Language): string | undefined {
  return day === null ? undefined : formatDate(day, language);
}

function lastDayOf(reimbursement: Reimbursement, situation: ReimbursementSituation): CalendarDate | null {
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
