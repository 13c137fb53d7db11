import { describe, expect, it } from 'vitest';
import { stateAfter } from './fund-state.ts';

const year = { start_date: '2026-01-01', end_date: '2026-12-31' };

describe('the state of a fund after the nights that passed', () => {
  it.each([
    ['stays open on its last day', 'active', ['2026-12-30', '2026-12-31'], 'active'],
    ['is closed the day after', 'active', ['2026-12-31', '2027-01-01'], 'closed'],
    ['is closed after a jump past its end', 'active', ['2026-06-01', '2027-08-01'], 'closed'],
    ['is closed though it paused', 'paused', ['2026-06-01', '2027-08-01'], 'closed'],
    ['opens on its first day', 'paused', ['2025-12-31', '2026-01-01'], 'active'],
    ['waits for its first day', 'paused', ['2025-12-30', '2025-12-31'], 'paused'],
    ['stays paused when its first day is long past', 'paused', ['2026-06-01', '2026-06-02'], 'paused'],
    ['is open and over in one jump', 'paused', ['2025-12-01', '2027-01-01'], 'closed'],
    ['stays closed', 'closed', ['2025-12-31', '2026-01-01'], 'closed'],
    ['waits to be set up', 'waiting', ['2025-12-01', '2027-01-01'], 'waiting'],
    ['was opened again after its end', 'active', ['2027-02-01', '2027-02-02'], 'active'],
  ] as const)('%s', (_what, state, [from, to], after) => {
    expect(stateAfter({ ...year, state }, { from, to })).toBe(after);
  });
});
