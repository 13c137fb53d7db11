import { describe, expect, it, vi } from 'vitest';
import { aClarification } from '../../testing/a-clarification.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aDay } from '../../testing/a-voucher.ts';
import { failure } from '../shared/failure.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import type { Clarifications } from './clarifications.port.ts';
import type { FundRequestState } from '../fund-activation/own-fund-request.ts';
import type { FundActivation } from '../fund-activation/fund-activation.port.ts';
import { ReadRequestProgress } from './read-request-progress.ts';
import { decisionWeek, isOverdue, newestRequest } from './request-progress.ts';

it('takes the newest request by its id', () => {
  const requests = [aFundRequest({ id: '9' }), aFundRequest({ id: '11' }), aFundRequest({ id: '10' })];
  expect(newestRequest(requests)?.id).toBe('11');
  expect(newestRequest([])).toBeNull();
});

it('a request is in week 1 to 8 of the decision term', () => {
  const week = (today: string) => decisionWeek(aDay('2026-11-02'), aDay(today));
  expect(['2026-11-01', '2026-11-02', '2026-11-08', '2026-11-09'].map(week)).toEqual([1, 1, 1, 2]);
  expect(['2026-12-27', '2027-03-01'].map(week)).toEqual([8, 8]);
});

it('a pending request is overdue after the decision day', () => {
  const overdue = (day: string, state: FundRequestState = 'pending') => isOverdue(aFundRequest({ state }), aDay(day));
  expect([overdue('2026-12-28'), overdue('2026-12-29'), overdue('2026-12-29', 'approved')]).toEqual([
    false,
    true,
    false,
  ]);
});

describe('ReadRequestProgress', () => {
  function aReader(requests: Awaited<ReturnType<FundActivation['requestsOf']>>) {
    const requestsOf = vi.fn<FundActivation['requestsOf']>(() => Promise.resolve(requests));
    const questions = vi.fn<Clarifications['list']>(() =>
      Promise.resolve(ok(singlePage([aClarification({ id: '1', state: 'answered' }), aClarification({ id: '2' })]))),
    );
    return { questions, progress: new ReadRequestProgress({ requestsOf }, { list: questions }) };
  }

  it('finds the open question of a pending request', async () => {
    const { progress, questions } = aReader(ok([aFundRequest()]));
    const found = await progress.run(['12']);
    const ids = { fundId: '12', requestId: '701', clarificationId: '2' };
    expect(found).toMatchObject({ ok: true, value: [{ request: { id: '701' }, question: { ids } }] });
    expect(questions).toHaveBeenCalledWith('12', '701', undefined);
  });

  it('asks for no questions of a request that was decided', async () => {
    const { progress, questions } = aReader(ok([aFundRequest({ state: 'declined' })]));
    expect(await progress.run(['12'])).toMatchObject({ value: [{ question: null }] });
    expect(questions).not.toHaveBeenCalled();
  });

  it('leaves out funds without a request, and funds that are not active', async () => {
    expect(await aReader(ok([])).progress.run(['12', '13'])).toEqual(ok([]));
    const closed = aReader(err(failure('forbidden', { code: 'fund_not_active' })));
    expect(await closed.progress.run(['12'])).toEqual(ok([]));
  });

  it('returns a failure', async () => {
    const broken = err(failure('offline'));
    expect(await aReader(broken).progress.run(['12'])).toEqual(broken);
  });
});
