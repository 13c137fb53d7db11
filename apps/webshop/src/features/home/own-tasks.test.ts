import type { ReadMoneyTasks } from '@stadstegoed/core/reservations/read-money-tasks.ts';
import type { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { TASKS_GRACE } from '../../lib/app/timings.ts';
import { OwnMoneyTasks } from './own-money-tasks.shared.vm.ts';
import { OwnRequests } from '../fund-requests/own-requests.shared.vm.ts';

type Read = Awaited<ReturnType<ReadMoneyTasks['run']>>;

function open() {
  const answers: ReturnType<typeof deferred<Read>>[] = [];
  const read = () => {
    const answer = deferred<Read>();
    answers.push(answer);
    return answer.promise;
  };
  const clock = new FakeClock();
  const tasks = new OwnMoneyTasks({ run: read }, clock);
  const answer = async (at: number, result: Read) => {
    answers[at]?.resolve(result);
    await clock.play(0);
  };
  const state = () => [tasks.known, tasks.isLate, tasks.isIncomplete, tasks.isReading];
  return { tasks, clock, answer, state };
}

describe('the tasks with reservations and reimbursements', () => {
  it('appear with the others when they are read in time', async () => {
    const { tasks, clock, answer, state } = open();
    expect(state()).toEqual([null, false, false, false]);
    void tasks.load();
    expect(state()).toEqual([null, false, false, true]);
    tasks.finishSoon();
    await answer(0, ok({ tasks: [], isComplete: true }));
    expect(state()).toEqual([[], false, false, false]);
    await clock.play(TASKS_GRACE);
    expect(tasks.isLate).toBe(false);
    tasks.finishSoon();
    expect(clock.running).toBe(0);
  });

  it('follow at the end when they take very long, and are in time after another read', async () => {
    const { tasks, clock, answer, state } = open();
    void tasks.load();
    tasks.finishSoon();
    tasks.finishSoon();
    expect(clock.running).toBe(1);
    await clock.play(TASKS_GRACE - 1);
    expect(state()).toEqual([null, false, false, true]);
    await clock.play(1);
    expect(state()).toEqual([[], true, false, true]);
    await answer(0, ok({ tasks: [], isComplete: false }));
    expect(state()).toEqual([[], true, true, false]);
    void tasks.load();
    expect(state()).toEqual([[], false, true, true]);
    await answer(1, ok({ tasks: [], isComplete: true }));
    expect(state()).toEqual([[], false, false, false]);
  });

  it('are none, and incomplete, when they cannot be read', async () => {
    const { tasks, answer, state } = open();
    void tasks.load();
    await answer(0, err(failure('timeout')));
    expect(state()).toEqual([[], false, true, false]);
  });

  it('the tasks with reservations and reimbursements of an answer that comes after leaving home are not taken', async () => {
    const { tasks, clock, answer, state } = open();
    void tasks.load();
    tasks.finishSoon();
    tasks.stop();
    expect(clock.running).toBe(0);
    await answer(0, ok({ tasks: [], isComplete: false }));
    expect(state()).toEqual([null, false, false, false]);
  });
});

describe('the own requests for funds', () => {
  const NONE = { allowFundRequests: false };
  const cases: readonly (readonly [string, Fund, boolean, boolean])[] = [
    ['a request in progress', aFund({ ...NONE, hasPendingFundRequests: true }), true, true],
    ['one in progress elsewhere', aFund({ hasPendingFundRequests: true, isExternal: true }), false, true],
    ['an approved request', aFund({ ...NONE, hasApprovedFundRequests: true }), true, true],
    ['a way to ask', aFund(), true, true],
    ['none of these', aFund(NONE), false, false],
  ];

  it.each(cases)('are read of a fund with %s', async (_what, fund, inList, onPage) => {
    const read = vi.fn<ReadRequestProgress['run']>(async () => ok([]));
    const requests = new OwnRequests({ run: read });
    expect(requests.known).toEqual([]);
    await requests.loadAll([fund]);
    expect(read.mock.calls.map(([ids]) => ids)).toEqual(inList ? [['12']] : []);
    read.mockClear();
    await requests.loadOf(fund);
    expect(read.mock.calls.map(([ids]) => ids)).toEqual(onPage ? [['12']] : []);
    expect(requests.progress.state).toBe('ready');
  });
});
