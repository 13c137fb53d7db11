import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import {
  isEditable,
  situationOf,
  type Reimbursement,
  type ReimbursementSituation,
} from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The tint of the fund that pays, as on its page and on its vouchers. */
export function tintOfFund(fund: Pick<Reimbursement['fund'], 'id' | 'logo'>): Tint {
  return tintOfPicture(fund.logo?.dominantColor, Number(fund.id));
}

/** The facts of a reimbursement that its views show, without texts. */
export interface ReimbursementCardData {
  readonly situation: ReimbursementSituation;
  /** Whether the resident can still change and submit it. */
  readonly isEditable: boolean;
  /** The account number in groups of four; null without one. */
  readonly iban: string | null;
}

/** Derives the face of a reimbursement. */
export function reimbursementCardData(reimbursement: Reimbursement): ReimbursementCardData {
  const { iban } = reimbursement;
  return {
    situation: situationOf(reimbursement),
    isEditable: isEditable(reimbursement),
    iban: iban === null ? null : groupedIban(iban),
  };
}
