import { describe, expect, it } from 'vitest';
import { bundledContract } from '../http/contract.ts';
import type { FaultRow } from '../tables/faults.ts';
import { faultIn } from './fault-input.ts';
import { countedBy, delayOf, isMeant, matchOf } from './faults.ts';
import { readyFaults } from './ready-faults.ts';
import { limitOfPath } from './limit-of-path.ts';

const fault = (values: Partial<FaultRow>): FaultRow => ({
  id: 1,
  operation_id: null,
  path: null,
  method: null,
  status: 503,
  body: null,
  delay_ms: 0,
  drop: false,
  times: null,
  ...values,
});
const call = {
  operationId: 'readFund',
  method: 'GET',
  path: '/platform/funds/3',
  persona: 'noor',
  clientKey: 'zonnedorp',
  at: 1000,
};
/** Chance that always chooses the same place of a round. */
const chance = (of: number) => (): number => of;

describe('a fault', () => {
  it.each<[string, Partial<FaultRow>, boolean]>([
    ['of every call', {}, true],
    ['of the operation', { operation_id: 'readFund' }, true],
    ['of another operation', { operation_id: 'listFunds' }, false],
    ['of the method', { method: 'get' }, true],
    ['of another method', { method: 'POST' }, false],
    ['of a part of the path', { path: '/platform/funds/*' }, true],
    ['of less than the path', { path: '/platform/*' }, false],
    ['of a part in the middle', { path: '/*/funds/3' }, true],
    ['of the rest of the path', { path: '/platform/**' }, true],
    ['of a path with a dot for a letter', { path: '/platform.funds.3' }, false],
    ['that is used up', { times: 0 }, false],
    ['of this resident', { persona: 'noor' }, true],
    ['of another resident', { persona: 'kees' }, false],
    ['from this shop', { client_key: 'zonnedorp' }, true],
    ['from another shop', { client_key: 'waterveen' }, false],
    ['that is paused', { paused: true }, false],
    ['that is over in a moment', { until: 1001 }, true],
    ['that is over', { until: 1000 }, false],
  ])('%s means this call or not', (_what, values, meant) => {
    expect(isMeant(fault(values), call)).toBe(meant);
  });

  it('a fault that lets calls through first only counts them, and the next one matches', () => {
    const [late, now, other] = [fault({ id: 1, after: 2 }), fault({ id: 2 }), fault({ id: 3 })];
    expect(matchOf([late, now, other], call, chance(0))).toEqual({ counted: [late], matched: now });
    expect(matchOf([late], call, chance(0))).toEqual({ counted: [late], matched: null });
    expect(countedBy(late)).toEqual({ after: 1 });
    expect(matchOf([fault({ after: 0 })], call, chance(0)).counted).toEqual([]);
  });

  it.each([
    [0, [1, 0, 0, 1, 0, 0]],
    [0.34, [0, 1, 0, 0, 1, 0]],
    [0.99, [0, 0, 1, 0, 0, 1]],
  ])('a fault of one call in three matches one of each three, where chance %d says', (of, wanted) => {
    let one = fault({ one_in: 3 });
    const matched = wanted.map(() => {
      const match = matchOf([one], call, chance(of));
      one = { ...one, ...countedBy(one) };
      return match.matched === null ? 0 : 1;
    });
    expect(matched).toEqual(wanted);
  });

  it.each([
    [{ delay_ms: 300 }, 0.9, 300],
    [{ delay_ms: 300, spread_ms: 100 }, 0, 200],
    [{ delay_ms: 300, spread_ms: 100 }, 0.5, 300],
    [{ delay_ms: 300, spread_ms: 100 }, 1, 400],
    [{ delay_ms: 50, spread_ms: 100 }, 0, 0],
  ])('a fault of %o waits by chance %d for %d ms', (values, chance, wait) => {
    expect(delayOf(values, chance)).toBe(wait);
  });
});

describe('a fault that somebody writes', () => {
  it.each([
    [{ status: 99 }, 'status must be a whole number from 200 to 599.'],
    [{ delay_ms: 'veel' }, 'delay_ms must be a whole number from 0 to 120000.'],
    [{ times: 0 }, 'times must be a whole number from 1 to 1000000.'],
    [{ wrong: { kind: 'upside down' } }, 'wrong.kind must be one of: remove, null, type, empty, broken.'],
    [{ path: 'platform/funds' }, 'path begins with a slash, such as /platform/funds/*.'],
  ])('a fault that somebody writes as %o is refused', (body, problem) => {
    expect(faultIn(body)).toEqual({ problem });
  });

  it('keeps only what was said', () => {
    expect(faultIn({ status: 503 })).toEqual({
      fault: {
        operation_id: null,
        path: null,
        method: null,
        status: 503,
        body: null,
        delay_ms: 0,
        drop: false,
        times: null,
      },
    });
    const extras = { spread_ms: 20, after: 2, bytes_per_second: 1000, cut_after: 0, throttle: true, name: 'Traag' };
    const who = { persona: 'noor', one_in: 5, hold: true };
    const rest = { headers: { 'Error-Code': 'x' }, wrong: { kind: 'null', field: 'data' } };
    expect(faultIn({ ...extras, ...rest, ...who })).toMatchObject({ fault: { ...extras, ...rest, ...who } });
  });

  it('can be every ready-made one, whose calls are in the description', () => {
    const ready = readyFaults.flatMap(({ faults }) => faults);
    for (const one of ready) expect(faultIn(JSON.parse(JSON.stringify(one)))).toEqual({ fault: one });
    const breaking = readyFaults.filter(({ faults }) => faults.some(({ drop }) => drop));
    expect(breaking.map(({ key }) => key)).toEqual(['offline', 'offline-30-seconds', 'upload-breaks-off']);
    const known = new Set(bundledContract().operations.map(({ id }) => id));
    const named = ready.flatMap(({ operation_id }) => operation_id ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the limit of a call', () => {
  it.each([
    ['/identity/proxy/email', 'auth'],
    ['/identity/emails', 'email'],
    ['/identity/emails/3/resend', 'email'],
    ['/platform/funds/3/check', 'fund_check'],
    ['/platform/funds/redeem', 'redeem'],
    ['/platform/vouchers/0x1/physical-cards', 'physical_cards'],
    ['/platform/vouchers/0x1/physical-card-requests', 'physical_card_requests'],
    ['/platform/sms/send', 'share_app_sms'],
    ['/platform/funds', 'auth'],
  ])('%s is %s', (path, key) => {
    expect(limitOfPath(path).key).toBe(key);
  });
});
