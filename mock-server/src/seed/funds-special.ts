import { declaresLowIncome, hasChildren, livesIn } from './criteria-lines.ts';
import { funds } from './fund-ids.ts';
import type { FundLine } from './fund-line.ts';
import { ofZonnedorp, validity } from './fund-words.ts';
import { sponsors } from './sponsors.ts';

/** Funds with their own way in: DigiD at once, back office, subsidies, closed, paused, elsewhere. */
export const specialFunds: readonly FundLine[] = [
  {
    fund: {
      ...ofZonnedorp,
      id: funds.meedoen,
      key: 'meedoen',
      name: 'Welkomtegoed',
      description_short: 'Voor wie net in Zonnedorp woont. U logt in met DigiD en bent klaar.',
      description:
        'Welkom in Zonnedorp! Met dit tegoed leert u het dorp kennen: het museum, het zwembad, het buurthuis.\n\nU krijgt **€ 75, één keer**.',
      tag_ids: [1, 6],
      auto_validation: true,
      bsn_confirmation_api_time: 900,
    },
    motif: 'kaartje-klei',
    criteria: [livesIn('Zonnedorp'), declaresLowIncome],
    formula: [7500],
    questions: [validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.IIT,
      key: 'IIT',
      name: 'Inkomenstegoed',
      description_short: 'Voor wie al drie jaar of langer een laag inkomen heeft.',
      description:
        'Heeft u al drie jaar of langer weinig geld? Dan krijgt u één keer per jaar extra tegoed.\n\nU krijgt **€ 250**. Wij vragen de gemeente zelf of u er recht op heeft.',
      tag_ids: [1, 3],
      bsn_confirmation_api_time: 900,
      backoffice: { partner_check: true, fallback: false, not_eligible_policy: 'fund_request', redirect_url: null },
    },
    motif: 'soep-klei',
    criteria: [livesIn('Zonnedorp'), declaresLowIncome],
    formula: [25_000],
    questions: [validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.actiepas,
      key: 'actiepas',
      name: 'Actiepas',
      type: 'subsidies',
      description_short: 'Korting op uitjes en sport, het hele jaar door.',
      description:
        'Met de Actiepas betaalt u minder bij de film, het zwembad en het theater. De gemeente legt de rest bij.',
      tag_ids: [1, 2, 6],
      allow_reimbursements: false,
    },
    motif: 'circus-bes',
    criteria: [livesIn('Zonnedorp'), declaresLowIncome],
    formula: [0],
    questions: [['Hoe vaak mag ik de pas gebruiken?', 'Bij elke actie staat hoe vaak u mee mag doen.'], validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.laptopregeling,
      key: 'laptopregeling',
      name: 'Laptopregeling',
      state: 'closed',
      description_short: 'Deze regeling is gesloten. Kijk bij Schoolstart.',
      description: 'Deze regeling is gesloten. Voor de brugklas is er nu Schoolstart.',
      tag_ids: [2, 5],
    },
    motif: 'laptop-lila',
    years: [2, -1],
    criteria: [livesIn('Zonnedorp')],
    formula: [30_000],
    questions: [],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.energiehulp,
      key: 'energiehulp',
      name: 'Energiehulp',
      type: 'external',
      organization_id: sponsors.energiehulp,
      description_short: 'Een bijdrage voor wie veel voor gas en stroom betaalt.',
      description:
        'Energiehulp Nederland betaalt mee aan een hoge energierekening. U vraagt de bijdrage daar zelf aan.',
      tag_ids: [3, 7],
      external_link_text: 'Naar Energiehulp Nederland',
      external_link_url: 'https://www.energiehulp.example/aanvragen',
      allow_fund_requests: false,
    },
    motif: 'radiator-zon',
    criteria: [],
    formula: null,
    questions: [],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.bus_2020,
      key: 'bus_2020',
      name: 'Busvoordeel',
      description_short: 'Voor de bus naar werk, school of familie.',
      description:
        'Met Busvoordeel koopt u een busabonnement bij Busdienst Zonnestraal.\n\nU krijgt **€ 108**, genoeg voor drie maanden.',
      tag_ids: [1, 2],
      allow_prevalidations: true,
      bsn_confirmation_api_time: 900,
      allow_reimbursements: false,
    },
    motif: 'bus-water',
    criteria: [livesIn('Zonnedorp'), declaresLowIncome],
    formula: [10_800],
    questions: [validity],
  },
  {
    fund: {
      ...ofZonnedorp,
      id: funds.zomerschool,
      key: 'zomerschool',
      name: 'Zomerschool',
      state: 'paused',
      description_short: 'Twee weken leren en spelen in de vakantie. Begint weer in mei.',
      description: 'De Zomerschool begint weer in mei. Aanvragen kan dan ook weer.',
      tag_ids: [2, 5],
    },
    motif: 'wereldbol-lila',
    criteria: [livesIn('Zonnedorp'), hasChildren],
    formula: [5000],
    questions: [],
  },
];
