import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { mediaKinds } from '../pictures/presets.ts';
import { pictureSvg } from '../pictures/picture.ts';
import type { FundRow } from '../store/table-funds.ts';
import { World } from '../store/world.ts';
import { tenants } from './fund-ids.ts';
import { seedTown } from './town.ts';

let world: World;
beforeAll(() => {
  const made = World.empty(
    'town',
    Clock.frozenAt(Date.parse('2026-11-17T14:05:31+01:00'), () => 0),
  );
  seedTown(made);
  world = made.settled();
});

const municipalities = [tenants.zonnedorp, tenants.waterveen, tenants.heuvelrode];
const metresBetween = (one: readonly [number, number], other: readonly [number, number]): number =>
  Math.hypot((one[0] - other[0]) * 111_320, (one[1] - other[1]) * 111_320 * Math.cos((one[0] * Math.PI) / 180));

describe('the municipalities', () => {
  it('are three, each with funds that are open, of every type together', () => {
    const open = world
      .table('funds')
      .all()
      .filter(({ state }) => state === 'active');
    for (const id of municipalities) {
      expect(open.filter(({ tenant_id }) => tenant_id === id).length).toBeGreaterThanOrEqual(3);
    }
    expect([...new Set(open.map(({ type }) => type))].toSorted()).toEqual(['budget', 'external', 'subsidies']);
  });

  it.each<readonly [string, (fund: FundRow) => boolean]>([
    ['a code only', (fund) => fund.allow_prevalidations && !fund.allow_fund_requests],
    ['a request only', (fund) => !fund.allow_prevalidations && fund.allow_fund_requests],
    ['a code or a request', (fund) => fund.allow_prevalidations && fund.allow_fund_requests],
    ['a code in a subsidies fund', (fund) => fund.allow_prevalidations && fund.type === 'subsidies'],
    ['DigiD, confirmed again for each call', (fund) => fund.bsn_confirmation_api_time !== null],
    ['auto-validation', (fund) => fund.auto_validation],
    ['auto-validation with contact data', (fund) => fund.auto_validation && fund.contact_info_required],
    ['contact data that may be left out', (fund) => fund.contact_info_enabled && !fund.contact_info_required],
    ['contact data that must be given', (fund) => fund.contact_info_required],
    ['an e-mail address that must be known', (fund) => fund.email_required],
    ['physical cards', (fund) => fund.allow_physical_cards && fund.type === 'budget'],
    ['physical cards in a subsidies fund', (fund) => fund.allow_physical_cards && fund.type === 'subsidies'],
    ['one voucher for partners, no answer ends it', (fund) => fund.backoffice?.fallback === false],
    ['one voucher for partners, on without an answer', (fund) => fund.backoffice?.fallback === true],
    ['a way to another site', (fund) => fund.backoffice?.not_eligible_policy === 'redirect'],
    ['direct requests', (fund) => fund.allow_direct_requests],
    ['no claims', (fund) => !fund.allow_reimbursements],
    ['no reservations', (fund) => !fund.allow_reservations],
    ['a fund that is paused', (fund) => fund.state === 'paused'],
    ['a fund that is closed', (fund) => fund.state === 'closed'],
    ['a fund that is not ready', (fund) => fund.state === 'waiting' && !fund.configured],
  ])('have a fund with %s', (_, fits) => {
    expect(world.table('funds').all().some(fits)).toBe(true);
  });

  it('have a fund of which every condition asks a document, and one that asks none', () => {
    const asks = municipalities.flatMap((tenant) =>
      world
        .table('funds')
        .where('tenant_id', tenant)
        .map(({ id }) => world.table('criteria').where('fund_id', id)),
    );
    expect(asks.some((lines) => lines.length > 0 && lines.every(({ show_attachment }) => show_attachment))).toBe(true);
    expect(asks.some((lines) => lines.length > 0 && lines.every(({ show_attachment }) => !show_attachment))).toBe(true);
  });
});

describe('the organisations', () => {
  it('are at least forty, with at least sixty offices, most of them open', () => {
    const offices = world.table('offices').all();
    expect(world.table('organizations').size).toBeGreaterThanOrEqual(40);
    expect(offices.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(offices.map(({ state }) => state))].toSorted()).toEqual(['active', 'closed', 'paused']);
    expect(offices.filter(({ state }) => state === 'active').length).toBeGreaterThan(offices.length * 0.9);
  });

  it('have offices in their own town, no two on one spot', () => {
    const centres = municipalities.flatMap((id) => world.table('tenants').get(id)?.map ?? []);
    const spots = world
      .table('offices')
      .all()
      .map(({ lat, lon }): [number, number] => [lat ?? 0, lon ?? 0]);
    for (const spot of spots) {
      expect(Math.min(...centres.map(({ lat, lon }) => metresBetween(spot, [lat, lon])))).toBeLessThan(4000);
      expect(spots.filter((other) => metresBetween(spot, other) < 5)).toHaveLength(1);
    }
  });

  it('have an address, a postcode, a made-up phone number and opening hours at every office', () => {
    for (const office of world.table('offices').all()) {
      expect(office.postcode).toMatch(/^99[689]0 [A-Z]{2}$/);
      expect(office.address).toBe(
        `${office.address.slice(0, office.address.indexOf(','))}, ${office.postcode} ${office.address.split(' ').at(-1)}`,
      );
      expect(office.phone).toMatch(/^\((0123|0124|0988)\) \d\d \d\d \d\d$/);
      expect(office.schedule.length).toBeGreaterThan(2);
    }
  });
});

describe('the offers', () => {
  const products = () => world.table('products').all();

  it('are at least six hundred, in every category that has no part of its own', () => {
    expect(products().length).toBeGreaterThanOrEqual(600);
    const used = new Set(products().map((product) => product.product_category_id));
    const leaves = world
      .table('product_categories')
      .all()
      .filter(({ parent_id }) => parent_id !== null);
    expect(leaves.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('each come from a provider that takes part in a fund', () => {
    for (const { organization_id } of products()) {
      expect(world.table('fund_providers').first('organization_id', organization_id)?.state).toBe('accepted');
    }
  });

  it('have no name twice with one provider, and hardly twice in all', () => {
    const names = products().map(({ organization_id, name }) => `${organization_id} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(products().map(({ name }) => name)).size).toBeGreaterThan(names.length * 0.98);
  });

  it('have a drawn picture in every preset', () => {
    const presets = Object.keys(mediaKinds['product_photo']?.size ?? {});
    const pictures = new Map(
      world
        .table('medias')
        .all()
        .map((media) => [media.uid, media]),
    );
    const shown = [...new Set(products().map(({ photo_uid }) => photo_uid ?? ''))];
    for (const uid of shown) {
      const picture = pictures.get(uid);
      for (const preset of presets) {
        expect(picture && pictureSvg(picture, preset)).toMatch(/^<svg .*<\/svg>$/s);
      }
    }
    expect(shown.length).toBeGreaterThan(100);
  });

  it('cost nothing, a price, or a price with a discount, and are limited or not', () => {
    expect([...new Set(products().map(({ price_type }) => price_type))].toSorted()).toEqual([
      'discount_fixed',
      'discount_percentage',
      'free',
      'regular',
    ]);
    for (const key of ['unlimited_stock', 'reservation_enabled', 'shown_on_webshop'] as const) {
      expect(new Set(products().map((product) => product[key])).size).toBe(2);
    }
    for (const product of products().filter(({ unlimited_stock }) => !unlimited_stock)) {
      expect(product.sold_amount + product.reserved_amount).toBeLessThanOrEqual(product.total_amount);
    }
  });
});
