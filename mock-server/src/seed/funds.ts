import type { World } from '../store/world.ts';
import { funds } from './fund-ids.ts';
import { addFund } from './fund-line.ts';
import { purposeFunds, waterveenFunds } from './funds-elsewhere.ts';
import { heuvelrodeDigidFunds } from './funds-heuvelrode-digid.ts';
import { heuvelrodeElsewhere, heuvelrodeFunds } from './funds-heuvelrode.ts';
import { mainFunds } from './funds-main.ts';
import { specialFunds } from './funds-special.ts';
import { neighbours } from './neighbours/neighbours.ts';
import { providerId } from './providers.ts';

type Places = readonly (readonly [fund: number, providers: readonly string[]])[];

/** Who takes which voucher. In budget funds a provider may offer everything it has. */
const places: Places = [
  [
    funds.kindtegoed,
    ['golfslag', 'kleurrijk', 'leeslint', 'voetbal', 'cadans', 'kyo', 'pirouette', 'detop', 'zolder', 'tweedeleven'],
  ],
  [
    funds.meedoentegoed,
    [
      'golfslag',
      'lumen',
      'leeslint',
      'lantaarn',
      'groenehart',
      'zolder',
      'kapel',
      'wilgen',
      'cadans',
      'kleurrijk',
      'knip',
      'detop',
    ],
  ],
  [funds.schoolstart, ['leeslint', 'tweedeleven']],
  [funds.fietstegoed, ['ketting']],
  [funds.warmwonen, ['warmhuis']],
  [funds.plus65, ['golfslag', 'lantaarn', 'kyo', 'pirouette', 'kapel', 'groenehart']],
  [funds.meedoen, ['zolder', 'golfslag', 'lantaarn', 'leeslint']],
  [funds.IIT, ['leeslint', 'knip', 'warmhuis', 'ketting', 'lantaarn', 'groenehart']],
  [funds.actiepas, ['lumen', 'golfslag', 'kapel', 'zolder', 'wilgen', 'lantaarn']],
  [funds.bus_2020, ['zonnestraal']],
  [funds.waterpas, ['waterbad', 'molenaar', 'kanaal', 'huiswerk']],
  [funds.jeugdwaterveen, ['kanaal', 'huiswerk', 'waterbad']],
  [funds.zwemactie, ['waterbad']],
  [funds.kerstpakket, ['leeslint', 'groenehart', 'kleurrijk']],
  [funds.potje, ['leeslint', 'knip', 'ketting']],
  [funds.vergoeding, ['lantaarn', 'lumen']],
  [funds.wijktegoed, ['lantaarn', 'leeslint', 'groenehart']],
  [funds.participatie, ['lantaarn', 'groenehart', 'ketting']],
];

/** Every fund of the seeds, in order of id. */
const fundLines = [
  ...mainFunds,
  ...specialFunds,
  ...waterveenFunds,
  ...purposeFunds,
  ...[...heuvelrodeFunds, ...heuvelrodeDigidFunds, ...heuvelrodeElsewhere].toSorted(
    (one, other) => one.fund.id - other.fund.id,
  ),
];

/** Offers that the sponsor approved one by one: what it pays (subsidies), and how many. */
const approvals: readonly {
  readonly fund: number;
  readonly product: number;
  readonly amount: number | null;
  readonly total: number | null;
  readonly each: number | null;
}[] = [
  { fund: funds.actiepas, product: 241, amount: 250, total: 200, each: 4 },
  { fund: funds.actiepas, product: 203, amount: 1950, total: 100, each: 1 },
  { fund: funds.actiepas, product: 243, amount: 500, total: 150, each: 3 },
  { fund: funds.actiepas, product: 246, amount: 600, total: null, each: 2 },
  { fund: funds.actiepas, product: 247, amount: 2100, total: 60, each: 1 },
  { fund: funds.actiepas, product: 249, amount: 400, total: 400, each: 10 },
  { fund: funds.actiepas, product: 251, amount: 1000, total: 20, each: 1 },
  { fund: funds.zwemactie, product: 281, amount: 2050, total: 100, each: 1 },
  { fund: funds.kindtegoed, product: 201, amount: null, total: 40, each: 2 },
  { fund: funds.schoolstart, product: 236, amount: null, total: 25, each: 1 },
];

/** A provider's place in a fund. In budget funds it may offer everything it has. */
function addPlace(world: World, fund_id: number, organization_id: number): void {
  const budget = world.table('funds').get(fund_id)?.type === 'budget';
  world.table('fund_providers').insert({
    fund_id,
    organization_id,
    state: 'accepted',
    allow_budget: budget,
    allow_products: budget,
  });
}

/** Adds all funds, the providers in each, and the approved offers. */
export function seedFunds(world: World): void {
  for (const line of fundLines) addFund(world, line);
  for (const [fund, providers] of places) for (const key of providers) addPlace(world, fund, providerId(key));
  for (const { id, funds: joined } of neighbours) for (const key of joined) addPlace(world, funds[key], id);
  for (const { fund, product, amount, total, each } of approvals) {
    world.table('fund_products').insert({
      fund_id: fund,
      product_id: product,
      amount,
      limit_total: total,
      limit_per_identity: each,
    });
  }
}
