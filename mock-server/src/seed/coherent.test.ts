import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../clock/calendar.ts';
import { stateFromRecords, valueProblem } from '../rules/fund-requests.ts';
import { amountLeft, lastDay } from '../rules/voucher-state.ts';
import { primaryEmail } from '../store/accounts.ts';
import { fundOf, movementsOf } from '../store/vouchers.ts';
import type { World } from '../store/world.ts';
import { Harness } from '../testing/harness.ts';

let twin: Harness;
let world: World;
beforeAll(async () => {
  twin = await Harness.open();
  await twin.scenario('ordinary-tuesday');
  world = twin.world();
});
afterAll(() => twin.app.close());

describe('requests of the seeds', () => {
  it('stand as their answers do', () => {
    const records = world.table('fund_request_records');
    const wrong = world
      .table('fund_requests')
      .all()
      .filter(
        ({ id, state }) => stateFromRecords(records.where('fund_request_id', id).map((row) => row.state)) !== state,
      );
    expect(wrong).toEqual([]);
  });

  it('have answers that the platform would have taken', () => {
    const refused = world
      .table('fund_request_records')
      .all()
      .filter(({ fund_criterion_id, record_type_key, value }) => {
        const criterion = world.table('criteria').get(fund_criterion_id);
        const kind = world.table('record_types').first('key', record_type_key)?.type;
        return !criterion || !kind || valueProblem(criterion, kind, value) !== null;
      });
    expect(refused).toEqual([]);
  });

  it('were answered after they were made, and asked about before', () => {
    for (const request of world.table('fund_requests').all()) {
      const asked = world.table('clarifications').where('fund_request_id', request.id);
      for (const moment of asked.flatMap(({ created_at, answered_at }) => [created_at, answered_at ?? created_at])) {
        expect(moment).toBeGreaterThan(request.created_at);
        expect(moment).toBeLessThanOrEqual(world.now());
      }
      expect(request.updated_at).toBeGreaterThanOrEqual(request.created_at);
    }
  });

  it('have contact information only of who cannot be mailed', () => {
    const wrong = world
      .table('fund_requests')
      .all()
      .filter((row) => row.contact_information !== null && primaryEmail(world, row.identity_address) !== null);
    expect(wrong).toEqual([]);
  });
});

describe('vouchers of the seeds', () => {
  it('hold no less than nothing', () => {
    const regular = world.table('vouchers').where('type', 'regular');
    expect(regular.filter((row) => amountLeft(row, movementsOf(world, row)) < 0)).toEqual([]);
  });

  it('are there for each payment that was not taken back', () => {
    const payments = world.table('transactions').all();
    const loose = payments.filter(({ voucher_id }) => !world.table('vouchers').get(voucher_id));
    expect(loose.filter(({ state }) => state !== 'canceled')).toEqual([]);
  });

  it('were paid with between their first day and their last', () => {
    for (const payment of world.table('transactions').all()) {
      const voucher = world.table('vouchers').get(payment.voucher_id);
      if (!voucher) continue;
      expect(payment.created_at).toBeGreaterThanOrEqual(voucher.created_at);
      expect(payment.created_at).toBeLessThanOrEqual(world.now());
      expect(dayOf(payment.created_at) <= lastDay(voucher, fundOf(world, voucher.fund_id))).toBe(true);
    }
  });

  it('have a history in the order of the days that fits their state', () => {
    for (const { id, history, state, created_at } of world.table('vouchers').all()) {
      const moments = history.map((event) => event.created_at);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect([id, moments[0]]).toEqual([id, created_at]);
      expect([id, history.some(({ event }) => event === 'deactivated')]).toEqual([id, state === 'deactivated']);
    }
  });

  it('have cards and orders only where the fund has them', () => {
    const ids = [...world.table('physical_cards').all(), ...world.table('physical_card_requests').all()].map(
      ({ voucher_id }) => voucher_id,
    );
    for (const id of ids) {
      const voucher = world.table('vouchers').get(id);
      expect([id, voucher && fundOf(world, voucher.fund_id).allow_physical_cards]).toEqual([id, true]);
    }
  });
});
