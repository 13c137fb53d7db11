import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { readCatalogue } from '../store/catalogue.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { FundRow } from '../store/table-funds.ts';
import { World } from '../store/world.ts';
import { generalTenant } from '../plugins/tenant.ts';
import { funds } from './fund-ids.ts';

/** The situation that is there for a fund which never asks for a new confirmation. */
const forGood = 'digid-confirmed-for-good';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});

function worldOf(scenario: string): World {
  const found = catalogue.scenarios.get(scenario);
  if (!found) throw new Error(`There is no scenario ${scenario}.`);
  const clock = Clock.frozenAt(Date.parse('2026-11-17T14:05:31+01:00'), () => 0);
  const world = World.empty(scenario, clock);
  found.build(world);
  return world;
}

/** The funds that residents can begin with DigiD in the shop of some municipality; the general shop has those of all. */
function offeredWithDigid(world: World): readonly FundRow[] {
  const digid = world.table('tenants').where('digid', true);
  const isShown = ({ tenant_id, type }: FundRow): boolean =>
    type !== 'external' && digid.some(({ id, key }) => id === tenant_id || key === generalTenant);
  return world.table('funds').all().filter(isShown);
}

const withoutTime = (world: World): readonly string[] =>
  offeredWithDigid(world)
    .filter((fund) => fund.bsn_confirmation_time === null)
    .map(({ key }) => key);

describe('a fund that offers DigiD', () => {
  it('says how long a confirmation counts, in every municipality of the town', () => {
    const world = worldOf('ordinary-tuesday');
    const offered = offeredWithDigid(world);
    const municipalities = new Set(offered.map(({ tenant_id }) => tenant_id));
    expect(municipalities).toEqual(
      new Set(
        world
          .table('funds')
          .all()
          .map(({ tenant_id }) => tenant_id),
      ),
    );
    expect(withoutTime(world)).toEqual([]);
    for (const { bsn_confirmation_time } of offered) expect(bsn_confirmation_time).toBeGreaterThanOrEqual(300);
  });

  it('says so in every other situation, but for the one that is about a fund which does not', () => {
    const missing = [...catalogue.scenarios.keys()].flatMap((name) =>
      withoutTime(worldOf(name)).map((fund) => `${fund} in ${name}`),
    );
    expect(missing).toEqual([`fietstegoed in ${forGood}`]);
  });

  it('has somebody whose old confirmation counts for good in that situation', () => {
    const world = worldOf(forGood);
    const peter = world.table('identities').first('persona', 'peter');
    expect(world.now() - (peter?.bsn_confirmed_at ?? 0)).toBe(7_200_000);
    expect(world.table('funds').get(funds.fietstegoed)?.bsn_confirmation_time).toBeNull();
  });
});
