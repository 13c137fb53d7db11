import type { PrevalidationRow } from '../store/table-funds.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { funds } from './fund-ids.ts';
import { sponsors } from './sponsors.ts';
import { stableAddress } from './stable.ts';

/** Activation codes of the seeds: still open, used by somebody, and those of vouchers. Eight hexadecimal characters. */
export const codes = {
  /** Open, for Kindtegoed: a family with two children. */
  open: '4f0a-91c7',
  /** Open, for Meedoentegoed; `used_same_fund` for who has a live voucher of it. */
  openMeedoen: '7c31-0b8e',
  /** Used already by another resident. */
  used: '2b6d-44a0',
  /** Belongs to a voucher that waits for its owner. */
  voucher: '9d15-e2f3',
  /** Belongs to a voucher that somebody owns already. */
  owned: '5be2-70d4',
  /** Open, for the youth fund of Waterveen. */
  openWaterveen: '63ae-1d09',
  /** Open, for Jeugdtegoed of Heuvelrode: a family with two children. */
  openHeuvelrode: '8e40-27bd',
} as const;

type CodeLine = Pick<PrevalidationRow, 'uid' | 'fund_id' | 'organization_id' | 'state' | 'used_by' | 'records'>;

const zonnedorpFamily = [
  { key: 'municipality', value: 'Zonnedorp' },
  { key: 'children_nth', value: '2' },
  { key: 'base_salary', value: '1480' },
];

const lines: readonly CodeLine[] = [
  {
    uid: codes.open,
    fund_id: funds.kindtegoed,
    organization_id: sponsors.zonnedorp,
    state: 'pending',
    used_by: null,
    records: [{ key: 'uid', value: 'ZD-2041' }, ...zonnedorpFamily],
  },
  {
    uid: codes.openMeedoen,
    fund_id: funds.meedoentegoed,
    organization_id: sponsors.zonnedorp,
    state: 'pending',
    used_by: null,
    records: [
      { key: 'uid', value: 'ZD-2042' },
      { key: 'municipality', value: 'Zonnedorp' },
      { key: 'base_salary', value: '1320' },
    ],
  },
  {
    uid: codes.used,
    fund_id: funds.kindtegoed,
    organization_id: sponsors.zonnedorp,
    state: 'used',
    used_by: stableAddress('identity:somebody'),
    records: [{ key: 'uid', value: 'ZD-1987' }, ...zonnedorpFamily],
  },
  {
    uid: codes.openWaterveen,
    fund_id: funds.jeugdwaterveen,
    organization_id: sponsors.waterveen,
    state: 'pending',
    used_by: null,
    records: [
      { key: 'uid', value: 'WV-0113' },
      { key: 'municipality', value: 'Waterveen' },
      { key: 'children_nth', value: '1' },
    ],
  },
  {
    uid: codes.openHeuvelrode,
    fund_id: funds.jeugdtegoed,
    organization_id: sponsors.heuvelrode,
    state: 'pending',
    used_by: null,
    records: [
      { key: 'uid', value: 'HR-0308' },
      { key: 'municipality', value: 'Heuvelrode' },
      { key: 'children_nth', value: '2' },
    ],
  },
];

/** Adds the activation codes that the municipalities handed out. */
export function seedCodes(world: World): void {
  for (const line of lines) {
    world.table('prevalidations').insert({
      ...line,
      identity_address: stableAddress(`sponsor:${line.organization_id}`),
      used_at: null,
      exported: true,
      bsn: null,
      created_at: ago(world, 21),
    });
  }
}

/** What the codes of single residents have in common: given out by Zonnedorp. */
const givenOut = (world: World, days: number): Omit<PrevalidationRow, 'id' | 'uid' | 'fund_id' | 'state'> => ({
  organization_id: sponsors.zonnedorp,
  identity_address: stableAddress(`sponsor:${sponsors.zonnedorp}`),
  used_by: null,
  used_at: null,
  exported: true,
  bsn: null,
  records: zonnedorpFamily,
  created_at: ago(world, days),
});

/** Adds a code that a resident redeemed some days ago, which counts for the limit of one a year. */
export function addUsedCode(
  world: World,
  identity: IdentityRow,
  line: { readonly uid: string; readonly fund: number; readonly days_ago: number },
): void {
  world.table('prevalidations').insert({
    ...givenOut(world, line.days_ago + 10),
    uid: line.uid,
    fund_id: line.fund,
    state: 'used',
    used_by: identity.address,
    used_at: ago(world, line.days_ago),
  });
}

/** Adds a code that nobody redeemed yet. */
export function addOpenCode(world: World, line: { readonly uid: string; readonly fund: number }): void {
  world.table('prevalidations').insert({
    ...givenOut(world, 21),
    uid: line.uid,
    fund_id: line.fund,
    state: 'pending',
  });
}
