import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { isBsn } from '../rules/bsn.ts';
import { amountLeft } from '../rules/voucher-state.ts';
import { readCatalogue } from '../store/catalogue.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { World } from '../store/world.ts';
import { townWith } from './cast.ts';

const tuesday = Date.parse('2026-11-17T14:05:31+01:00');

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue();
});

function worldOf(name: string): World {
  const scenario = catalogue.scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const world = World.empty(
    name,
    Clock.frozenAt(tuesday, () => 0),
  );
  scenario.build(world);
  return world;
}

const hashOf = (world: World): string => createHash('sha256').update(JSON.stringify(world.snapshot())).digest('hex');

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url)).map((name) => name.replace(/\.ts$/, ''));

describe('scenarios', () => {
  it('stand one to a file, each with a sentence', () => {
    expect([...catalogue.scenarios.keys()].toSorted()).toEqual(filesIn('scenarios').toSorted());
    for (const { sentence } of catalogue.scenarios.values()) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it.each(filesIn('scenarios'))('%s gives the same bytes every time', (name) => {
    expect(hashOf(worldOf(name))).toBe(hashOf(worldOf(name)));
  });

  it('differ from each other only in what they say, not in the town', () => {
    const [one, other] = [worldOf('one-voucher'), worldOf('several-vouchers')];
    const names = (world: World): string[] =>
      world
        .table('products')
        .all()
        .map(({ name }) => name);
    expect(names(one)).toEqual(names(other));
    expect(one.table('funds').all()).toEqual(other.table('funds').all());
  });
});

describe('personas', () => {
  it('carry the name of their file on their account', () => {
    for (const [name, persona] of catalogue.personas) {
      const world = World.empty('test', Clock.frozenAt(tuesday));
      townWith(world);
      expect(persona.build(world).persona).toBe(name);
      expect(persona.sentence).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('have made-up BSNs that pass the eleven test, and each their own', () => {
    const numbers = [...catalogue.personas.values()].flatMap(({ bsn }) => (bsn === null ? [] : [bsn]));
    for (const bsn of numbers)
      expect({ bsn, passes: isBsn(bsn), start: bsn.slice(0, 4) }).toEqual({ bsn, passes: true, start: '9999' });
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('stand in the guide, each with its sentence', () => {
    const guide = readFileSync(new URL('../../../docs/guides/mock-data.md', import.meta.url), 'utf8');
    const cells = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const told = new Map(cells.map(([, key, , sentence]) => [key, sentence]));
    for (const [key, { sentence }] of catalogue.personas) expect(told.get(`\`${key}\``)).toBe(sentence);
  });

  it('have addresses that cannot exist outside', () => {
    const addresses = [...catalogue.personas.values()].flatMap(({ email }) => (email === null ? [] : [email]));
    expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([]);
  });
});

describe('an ordinary Tuesday', () => {
  const balance = (world: World, word: { persona: string; fund: number }): number[] => {
    const owner = world.table('identities').first('persona', word.persona)?.address ?? '';
    return world
      .table('vouchers')
      .where('identity_address', owner)
      .filter((voucher) => voucher.fund_id === word.fund && voucher.type === 'regular')
      .map((voucher) =>
        amountLeft(voucher, {
          transactions: world.table('transactions').where('voucher_id', voucher.id),
          productVouchers: world.table('vouchers').where('parent_id', voucher.id),
          claims: world.table('reimbursements').where('voucher_id', voucher.id),
        }),
      );
  };

  it('gives Samira € 187,50 for each child and € 42,50 for herself', () => {
    const world = worldOf('ordinary-tuesday');
    expect(balance(world, { persona: 'samira', fund: 1 })).toEqual([18_750, 18_750, 1000]);
    expect(balance(world, { persona: 'samira', fund: 2 })).toEqual([4250]);
    expect(balance(world, { persona: 'ans', fund: 6 })).toEqual([0]);
  });

  it('has a reservation and a claim in every state', () => {
    const world = worldOf('ordinary-tuesday');
    const states = (rows: readonly { readonly state: string }[]): string[] =>
      [...new Set(rows.map(({ state }) => state))].toSorted();
    expect(states(world.table('product_reservations').all())).toEqual([
      'accepted',
      'canceled',
      'canceled_by_client',
      'pending',
      'rejected',
    ]);
    expect(states(world.table('reimbursements').all())).toEqual(['approved', 'declined', 'draft', 'pending']);
  });

  it('has every state of requests, confirmations, offices, codes, vouchers and payments', () => {
    const world = worldOf('ordinary-tuesday');
    const states = (rows: readonly { readonly state: string }[]): string[] =>
      [...new Set(rows.map(({ state }) => state))].toSorted();
    expect(states(world.table('fund_requests').all())).toEqual([
      'approved',
      'approved_partly',
      'declined',
      'disregarded',
      'pending',
    ]);
    expect(states(world.table('record_validations').all())).toEqual(['approved', 'declined', 'pending']);
    expect(states(world.table('vouchers').all())).toEqual(['active', 'deactivated', 'pending']);
    expect(states(world.table('transactions').all())).toEqual(['canceled', 'pending', 'success']);
    expect(states(world.table('prevalidations').all())).toEqual(['pending', 'used']);
    expect(
      new Set(
        world
          .table('transactions')
          .all()
          .map(({ target }) => target),
      ),
    ).toEqual(new Set(['provider', 'top_up', 'iban']));
  });

  it('has everybody who has an account, and notices only of what happened to them', () => {
    const world = worldOf('ordinary-tuesday');
    const there = new Set(
      world
        .table('identities')
        .all()
        .map(({ persona }) => persona),
    );
    expect([...catalogue.personas.keys()].filter((key) => !there.has(key))).toEqual(['bram']);
    const heard = new Set(
      world
        .table('notifications')
        .all()
        .map((row) => row.identity_address),
    );
    const personas = ['samira', 'ilse', 'mark', 'fatima', 'mila'];
    const addresses = personas.map((key) => world.table('identities').first('persona', key)?.address ?? '');
    expect(addresses.map((address) => heard.has(address))).toEqual([true, true, true, true, false]);
    for (const { created_at } of world.table('notifications').all()) expect(created_at).toBeLessThanOrEqual(tuesday);
  });

  it.each(['ordinary-tuesday', 'notifications-unread'])('names in notices of %s only what is there', (name) => {
    const world = worldOf(name);
    const known = new Set(
      (['organizations', 'products', 'funds'] as const).flatMap((table) =>
        world
          .table(table)
          .all()
          .map((row) => row.name),
      ),
    );
    const named = world
      .table('notifications')
      .all()
      .flatMap(({ about }) => [about['provider'], about['product'], about['fund']])
      .filter((word) => word !== undefined && word !== '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((word) => !known.has(word ?? ''))).toEqual([]);
  });

  it('has a year of everything for Gita, over more than one page', () => {
    const world = worldOf('ordinary-tuesday');
    const address = world.table('identities').first('persona', 'gita')?.address ?? '';
    const [voucher] = world.table('vouchers').where('identity_address', address);
    const payments = world.table('transactions').where('voucher_id', voucher?.id ?? 0);
    const days = payments.map(({ created_at }) => (tuesday - created_at) / 86_400_000);
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(330);
    expect(payments.length).toBeGreaterThan(24);
    expect(world.table('product_reservations').where('identity_address', address).length).toBe(42);
    expect(world.table('reimbursements').where('voucher_id', voucher?.id ?? 0).length).toBe(18);
    expect(world.table('bookmarks').where('identity_address', address).length).toBeGreaterThan(20);
    const notices = world.table('notifications').where('identity_address', address);
    expect([notices.length > 30, new Set(notices.map(({ seen }) => seen)).size]).toEqual([true, 2]);
    expect(balance(world, { persona: 'gita', fund: 1 })[0]).toBeGreaterThan(0);
  });

  it('has at least twelve providers with an office and thirty offers with a picture', () => {
    const world = worldOf('ordinary-tuesday');
    const offices = new Set(
      world
        .table('offices')
        .all()
        .map((office) => office.organization_id),
    );
    expect(offices.size).toBeGreaterThanOrEqual(12);
    const shown = world
      .table('products')
      .all()
      .filter((product) => product.photo_uid !== null);
    expect(shown.length).toBeGreaterThanOrEqual(30);
  });

  it('refers only to rows that exist', () => {
    const world = worldOf('ordinary-tuesday');
    const pictures = new Set(
      world
        .table('medias')
        .all()
        .map((media) => media.uid),
    );
    for (const product of world.table('products').all()) {
      expect(world.table('organizations').get(product.organization_id)).toBeDefined();
      expect(pictures.has(product.photo_uid ?? '')).toBe(true);
    }
    for (const place of world.table('fund_providers').all()) {
      expect(world.table('funds').get(place.fund_id)).toBeDefined();
      expect(world.table('organizations').get(place.organization_id)?.is_provider).toBe(true);
    }
    const keys = new Set(
      world
        .table('record_types')
        .all()
        .map((type) => type.key),
    );
    for (const criterion of world.table('criteria').all()) expect(keys.has(criterion.record_type_key)).toBe(true);
  });
});
