import type { Sentence } from '../../http/language.ts';

/** What the platform knows when somebody applies for a fund. */
export type ApplyFacts = {
  readonly active: boolean;
  readonly external: boolean;
  readonly configured: boolean;
  /** Answer of the back office about the partner; `not_asked` without a back office. */
  readonly partnerAnswer: 'no_voucher' | 'has_voucher' | 'no_response' | 'not_asked';
  /** The platform itself knows a partner with a live voucher. */
  readonly takenByPartner: boolean;
  readonly hasVoucher: boolean;
  readonly hasPendingRequest: boolean;
  readonly meetsAllCriteria: boolean;
};

/** Why applying is refused, in the order of docs/spec/platform.md, "Apply". */
export type ApplyRefusal =
  | 'not_active'
  | 'external'
  | 'not_configured'
  | 'partner'
  | 'has_voucher'
  | 'pending_request'
  | 'criteria';

/** Sentences for the resident. */
export const applyTexts: { readonly [refusal in ApplyRefusal]: Sentence } = {
  not_active: { nl: 'Deze regeling staat nu niet open.', en: 'This fund is not open now.' },
  external: { nl: 'Deze regeling loopt niet via de webwinkel.', en: 'This fund does not run through the web shop.' },
  not_configured: { nl: 'Deze regeling is nog niet klaar voor gebruik.', en: 'This fund is not ready for use yet.' },
  partner: { nl: 'Uw partner heeft dit tegoed al.', en: 'Your partner already has this voucher.' },
  has_voucher: {
    nl: 'U heeft dit tegoed al; kijk bij uw tegoeden.',
    en: 'You already have this voucher; look at your vouchers.',
  },
  pending_request: { nl: 'U heeft al een aanvraag in behandeling.', en: 'You already have a request in progress.' },
  criteria: { nl: 'U voldoet nog niet aan alle voorwaarden.', en: 'You do not meet all conditions yet.' },
};

/** The first rule that says no, or null when the resident may have the voucher. */
export function applyRefusal(facts: ApplyFacts): ApplyRefusal | null {
  const rules: readonly [boolean, ApplyRefusal][] = [
    [!facts.active, 'not_active'],
    [facts.external, 'external'],
    [!facts.configured, 'not_configured'],
    [facts.partnerAnswer === 'has_voucher' || facts.partnerAnswer === 'no_response', 'partner'],
    [facts.takenByPartner, 'partner'],
    [facts.hasVoucher, 'has_voucher'],
    [facts.hasPendingRequest, 'pending_request'],
    [!facts.meetsAllCriteria, 'criteria'],
  ];
  return rules.find(([refused]) => refused)?.[1] ?? null;
}
