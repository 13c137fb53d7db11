import { declaresLowIncome, livesIn, lowIncome } from './criteria-lines.ts';
import { funds, tenants } from './fund-ids.ts';
import type { FundLine } from './fund-line.ts';
import { validity } from './fund-words.ts';
import { sponsors } from './sponsors.ts';

const heuvelrode = { tenant_id: tenants.heuvelrode, organization_id: sponsors.heuvelrode };
const here = livesIn('Heuvelrode');

/** Funds of Heuvelrode that begin with DigiD: the municipality itself knows who may have them. */
export const heuvelrodeDigidFunds: readonly FundLine[] = [
  {
    fund: {
      ...heuvelrode,
      id: funds.inkomenssteun,
      key: 'inkomenssteun',
      name: 'Inkomenssteun',
      description_short: 'Voor wie al lang weinig geld heeft. De gemeente kijkt het zelf na.',
      description: 'U logt in met DigiD, wij kijken de rest na.\n\nU krijgt **€ 300**.',
      tag_ids: [1, 3],
      auto_validation: true,
      bsn_confirmation_api_time: 900,
      backoffice: {
        partner_check: true,
        fallback: true,
        not_eligible_policy: 'redirect',
        redirect_url: 'https://www.heuvelrode.example/inkomen',
      },
    },
    motif: 'soep-klei',
    criteria: [here, declaresLowIncome],
    formula: [30_000],
    questions: [validity],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.mantelzorg,
      key: 'mantelzorg',
      name: 'Mantelzorgtegoed',
      description_short: 'Voor wie voor een ander zorgt: even iets voor uzelf.',
      description: 'Zorgt u elke week voor iemand? Dan verdient u een dag voor uzelf.\n\nU krijgt **€ 90**.',
      tag_ids: [1, 6],
      auto_validation: true,
      email_required: true,
      contact_info_enabled: true,
      contact_info_required: true,
      contact_info_message_text: 'Op welk telefoonnummer kan onze steunpuntmedewerker u bellen?',
      bsn_confirmation_time: 300,
      bsn_confirmation_api_time: 300,
    },
    motif: 'taart-bes',
    criteria: [here, { ...declaresLowIncome, title: 'Ik verklaar dat ik meer dan acht uur per week voor iemand zorg' }],
    formula: [9000],
    questions: [
      ['Ik zorg voor mijn eigen kind. Telt dat?', 'Ja, als uw kind langdurig ziek is of een beperking heeft.'],
    ],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.gelijk,
      key: 'gelijk-meedoen',
      name: 'Gelijk meedoen',
      description_short: 'Eén tegoed per huishouden voor sport, cultuur en school.',
      description: 'Dit tegoed is voor u en uw partner samen.\n\nU krijgt **€ 180 per huishouden**.',
      tag_ids: [1, 4, 6],
      allow_prevalidations: true,
      allow_physical_cards: true,
      code_limit_per_fund: true,
      backoffice: { partner_check: true, fallback: true, not_eligible_policy: 'fund_request', redirect_url: null },
    },
    motif: 'kop-water',
    criteria: [here, lowIncome],
    formula: [18_000],
    questions: [
      ['Mijn partner heeft al een tegoed. Kan ik er ook een krijgen?', 'Nee, u gebruikt het samen.'],
      validity,
    ],
  },
];
