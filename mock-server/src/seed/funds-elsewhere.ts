import { hasChildren, littleSavings, livesIn, lowIncome } from './criteria-lines.ts';
import { funds, tenants } from './fund-ids.ts';
import type { FundLine } from './fund-line.ts';
import { sponsors } from './sponsors.ts';

const waterveen = { tenant_id: tenants.waterveen, organization_id: sponsors.waterveen };

/** The funds of Waterveen, where residents ask without DigiD. */
export const waterveenFunds: readonly FundLine[] = [
  {
    fund: {
      ...waterveen,
      id: funds.waterpas,
      key: 'waterpas',
      name: 'Waterpas',
      description_short: 'Voor sport, cultuur en een dagje uit in Waterveen.',
      description: 'Met de Waterpas doet u mee in Waterveen.\n\nU krijgt **€ 125 per persoon, elk jaar**.',
      tag_ids: [1, 4, 6],
      allow_physical_cards: true,
    },
    motif: 'schoen-water',
    criteria: [livesIn('Waterveen'), littleSavings],
    formula: [12_500],
    questions: [['Wat kan ik ermee?', 'Sporten, zwemmen, naar de molen of naar het museum.']],
  },
  {
    fund: {
      ...waterveen,
      id: funds.jeugdwaterveen,
      key: 'jeugd-waterveen',
      name: 'Jeugdfonds Waterveen',
      description_short: 'Voor kinderen die willen sporten of hulp bij school nodig hebben.',
      description: 'Elk kind in Waterveen kan sporten en leren.\n\nU krijgt **€ 225 per kind**.',
      tag_ids: [2, 4, 5],
      allow_prevalidations: true,
      allow_fund_requests: false,
    },
    motif: 'voetbal-blad',
    criteria: [livesIn('Waterveen'), hasChildren],
    formula: [22_500, 'children_nth'],
    questions: [['Hoe kom ik aan een code?', 'Die krijgt u per brief van de gemeente.']],
  },
  {
    fund: {
      ...waterveen,
      id: funds.zwemactie,
      key: 'zwemactie',
      name: 'Zwemactie',
      type: 'subsidies',
      description_short: 'Zwemmen voor de helft van het geld.',
      description: 'In Het Veen zwemt u met de Zwemactie voor de helft.',
      tag_ids: [1, 2, 4],
      allow_reimbursements: false,
    },
    motif: 'zwemles-water',
    criteria: [livesIn('Waterveen')],
    formula: [0],
    questions: [],
  },
];

const small = (
  key: 'kerstpakket' | 'potje' | 'vergoeding' | 'participatie' | 'wijktegoed',
  tenant_id: number,
  rest: { name: string; short: string; motif: string; amount: number },
): FundLine => ({
  fund: {
    id: funds[key],
    key,
    name: rest.name,
    tenant_id,
    organization_id: sponsors.participatie,
    description_short: rest.short,
    description: rest.short,
    tag_ids: [1],
    allow_prevalidations: true,
  },
  motif: rest.motif,
  criteria: [lowIncome],
  formula: [rest.amount],
  questions: [],
});

/** One fund for each implementation with a purpose of its own. */
export const purposeFunds: readonly FundLine[] = [
  small('kerstpakket', tenants.kerstpakket, {
    name: 'Kerstpakket',
    short: 'Kies zelf uw kerstpakket bij winkels in de buurt.',
    motif: 'taart-bes',
    amount: 4000,
  }),
  small('potje', tenants.potjeswijzer, {
    name: 'Mijn potje',
    short: 'Een potje voor wat u nu het hardst nodig heeft.',
    motif: 'tas-lila',
    amount: 6000,
  }),
  small('vergoeding', tenants.vergoedingen, {
    name: 'Vergoeding vrijwilligers',
    short: 'Een vergoeding voor wie zich inzet voor de buurt.',
    motif: 'kas-zon',
    amount: 5000,
  }),
  small('wijktegoed', tenants.forus, {
    name: 'Wijktegoed',
    short: 'Voor iets leuks of iets nuttigs in uw eigen wijk.',
    motif: 'kaartje-lila',
    amount: 4500,
  }),
  small('participatie', tenants.participatiemunt, {
    name: 'Participatiemunt',
    short: 'Doe mee in de buurt en betaal met uw munt.',
    motif: 'bal-klei',
    amount: 3500,
  }),
];
