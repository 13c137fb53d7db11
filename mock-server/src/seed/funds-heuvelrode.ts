import { hasChildren, littleSavings, livesIn, lowIncome } from './criteria-lines.ts';
import { funds, tenants } from './fund-ids.ts';
import type { CriterionLine, FundLine } from './fund-line.ts';
import { noCash, validity } from './fund-words.ts';
import { sponsors } from './sponsors.ts';

const heuvelrode = { tenant_id: tenants.heuvelrode, organization_id: sponsors.heuvelrode };
const here = livesIn('Heuvelrode');

const household: CriterionLine = {
  key: 'household_nth',
  operator: '<=',
  value: '8',
  title: 'U woont met ten hoogste acht personen in huis',
  description: 'Tel uzelf en alle kinderen mee.',
};

const adult: CriterionLine = {
  key: 'age_nth',
  operator: '>=',
  value: '18',
  title: 'U bent 18 jaar of ouder',
};

/** Funds of Heuvelrode that a resident gets with a code, with a request, or with both. */
export const heuvelrodeFunds: readonly FundLine[] = [
  {
    fund: {
      ...heuvelrode,
      id: funds.heuvelpas,
      key: 'heuvelpas',
      name: 'Heuvelpas',
      type: 'subsidies',
      description_short: 'Voor de helft van de prijs sporten, dansen en naar de film.',
      description: 'Met de Heuvelpas betaalt u de helft bij het zwembad, de sportclub, de film en het museum.',
      tag_ids: [1, 4, 6],
      allow_prevalidations: true,
      allow_physical_cards: true,
      allow_reimbursements: false,
      contact_info_enabled: true,
    },
    motif: 'kaartje-blad',
    criteria: [here, lowIncome],
    formula: [0],
    questions: [['Werkt de pas ook zonder telefoon?', 'Ja. Vraag een plastic pas aan bij uw tegoed.'], validity],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.jeugdtegoed,
      key: 'jeugdtegoed',
      name: 'Jeugdtegoed',
      description_short: 'Voor sport, school en spelen, met een code uit de brief.',
      description: 'Elk kind hoort erbij.\n\nU krijgt **€ 200 per kind** en een kaartje voor het zwembad.',
      tag_ids: [2, 4, 5],
      allow_prevalidations: true,
      allow_fund_requests: false,
      allow_voucher_records: true,
      allow_physical_cards: true,
    },
    motif: 'bal-water',
    criteria: [here, hasChildren],
    formula: [20_000, 'children_nth'],
    questions: [['Hoe kom ik aan een code?', 'De gemeente stuurt u elk jaar in augustus een brief.'], validity],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.studietegoed,
      key: 'studietegoed',
      name: 'Studietegoed',
      description_short: 'Voor wie naast het werk een cursus of opleiding volgt.',
      description: 'Leren kan altijd.\n\nU krijgt **€ 350**, één keer in twee jaar.',
      tag_ids: [1, 5],
      contact_info_enabled: true,
      contact_info_message_text: 'Hoe kunnen wij u bereiken? U mag dit ook leeg laten.',
      allow_direct_requests: true,
    },
    motif: 'taalles-water',
    criteria: [
      { ...here, attachment: true, description: 'Stuur een brief van de gemeente mee waarop uw adres staat.' },
      { ...adult, attachment: true, description: 'Stuur een kopie van uw inschrijving bij de cursus mee.' },
      { ...lowIncome, attachment: true, description: 'Stuur uw loonstrook of uitkeringsbericht mee.' },
    ],
    formula: [35_000],
    questions: [noCash, validity],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.witgoed,
      key: 'witgoed',
      name: 'Witgoedregeling',
      description_short: 'Is uw wasmachine of koelkast kapot? Declareer een nieuwe.',
      description: 'U koopt zelf een zuinig apparaat en stuurt ons de bon.\n\nU krijgt **ten hoogste € 400**.',
      tag_ids: [3, 7],
      email_required: true,
      allow_reservations: false,
      record_validity_days: 365,
      notification_amount: 5000,
    },
    motif: 'wasmachine-water',
    criteria: [here, { ...littleSavings, attachment: true }, household],
    formula: [40_000],
    questions: [['Wat als het apparaat duurder is?', 'Wat boven € 400 komt, betaalt u zelf.']],
  },
];

/** Funds of Heuvelrode that are closed, paused, not open yet, or run by somebody else. */
export const heuvelrodeElsewhere: readonly FundLine[] = [
  {
    fund: {
      ...heuvelrode,
      id: funds.huurhulp,
      key: 'huurhulp',
      name: 'Huurhulp',
      type: 'external',
      description_short: 'Hulp bij een huurachterstand, samen met de woningbouw.',
      description: 'De woningbouw en de gemeente helpen samen als u de huur niet kunt betalen.',
      tag_ids: [3],
      external_link_text: 'Vraag hulp bij de woningbouw',
      external_link_url: 'https://www.heuvelwonen.example/huurhulp',
      request_btn_text: 'Lees meer',
      allow_fund_requests: false,
    },
    motif: 'huis-klei',
    criteria: [],
    formula: null,
    questions: [],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.buurtbudget,
      key: 'buurtbudget',
      name: 'Buurtbudget',
      state: 'closed',
      description_short: 'Voor een feest of een bankje in de straat. Dit jaar is alles verdeeld.',
      description: 'Het geld van dit jaar is verdeeld. In januari begint een nieuwe ronde.',
      tag_ids: [1],
      allow_prevalidations: true,
      allow_fund_requests: false,
    },
    motif: 'slinger-bes',
    criteria: [here],
    formula: [15_000],
    questions: [],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.zomerkamp,
      key: 'zomerkamp',
      name: 'Zomerkampen',
      state: 'paused',
      type: 'subsidies',
      description_short: 'Korting op kampen in de vakantie. Begint weer in april.',
      description: 'Vanaf april kiest u een zomerkamp met korting.',
      tag_ids: [2, 6],
      allow_reimbursements: false,
    },
    motif: 'vlieger-zon',
    criteria: [here, hasChildren],
    formula: [0],
    questions: [],
  },
  {
    fund: {
      ...heuvelrode,
      id: funds.winterhulp,
      key: 'winterhulp',
      name: 'Winterhulp',
      state: 'waiting',
      configured: false,
      description_short: 'Warme kleding en een volle voorraadkast in de koudste maanden.',
      description: 'Deze regeling gaat in december open.',
      tag_ids: [1, 3],
    },
    motif: 'jas-klei',
    criteria: [here, lowIncome],
    formula: [12_500],
    questions: [],
  },
];
