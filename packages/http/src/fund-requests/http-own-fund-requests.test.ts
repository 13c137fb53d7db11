import { describe, expect, it } from 'vitest';
import type { SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import recorded from '../../golden/2023-05/137-requests_of_fund_after.json' with { type: 'json' };
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import { recordingOf } from '../../testing/recordings.ts';
import { HttpOwnFundRequests } from './http-own-fund-requests.ts';

const [request] = recorded.answer.data;
const fund = (id: number, name: string) => ({ ...request?.fund, id, name });
const requestOf = (id: number, ofFund: object & { readonly id: number }) => ({
  ...request,
  id,
  fund_id: ofFund.id,
  fund: ofFund,
  updated_at: '2023-05-02 10:11:12',
});
const [bike, school, ended] = [fund(1, 'Fietstegoed'), fund(2, 'Schoolstart'), fund(3, 'Warm wonen')];

/** The platform with two listed funds, a voucher of a third one, and what it answers for the requests of each. */
function platform(requests: Readonly<Record<number, () => Response>>) {
  const { client, requests: sent } = answeringClient({
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/platform/funds')) return jsonAnswer({ data: [bike, school] });
      if (pathname.endsWith('/platform/vouchers')) return jsonAnswer({ data: [{ fund: ended }] });
      const id = Number(/funds\/(\d+)\/requests$/.exec(pathname)?.[1]);
      return requests[id]?.() ?? jsonAnswer({ data: [] });
    },
  });
  return { own: new HttpOwnFundRequests(client), paths: () => sent.map(({ url }) => new URL(url).pathname) };
}

const closed = () => jsonAnswer({ message: 'fund_not_active', error: 'fund_not_active' }, 403);
const broken = () => jsonAnswer({ message: 'Server Error' }, 500);
const idsOf = ({ requests }: SentRequests) => requests.map(({ id }) => id);

describe('all requests of a resident', () => {
  it('are those of each fund of the list and of the vouchers, newest first, and an ended fund is named', async () => {
    const parts: SentRequests[] = [];
    const { own } = platform({
      1: () => jsonAnswer({ data: [requestOf(7, bike)] }),
      2: () => jsonAnswer({ data: [requestOf(5, school), requestOf(9, school)] }),
      3: closed,
    });
    const all = await own.listAll({ onPart: (part) => parts.push(part) });
    expect(all).toMatchObject({ ok: true, value: { endedFunds: ['Warm wonen'], failed: null } });
    expect(all.ok && idsOf(all.value)).toEqual(['9', '7', '5']);
    expect(parts).toHaveLength(3);
  });

  it('are shown without a fund that cannot be read, which is named', async () => {
    const { own } = platform({ 1: () => jsonAnswer({ data: [requestOf(7, bike)] }), 2: broken });
    const all = await own.listAll();
    expect(all).toMatchObject({ ok: true, value: { requests: [{ id: '7' }], failed: { funds: ['Schoolstart'] } } });
  });

  it('are shown without one that cannot be read, which is counted', async () => {
    const unreadable = { ...requestOf(5, bike), created_at: 'yesterday' };
    const { own } = platform({ 1: () => jsonAnswer({ data: [requestOf(7, bike), unreadable] }) });
    expect(await own.listAll()).toMatchObject({ ok: true, value: { requests: [{ id: '7' }], leftOut: 1 } });
    expect(await own.read('5', '1')).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
  });

  it('fail when none of them can be read', async () => {
    const { own } = platform({ 1: broken, 2: broken, 3: broken });
    expect(await own.listAll()).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
  });
});

describe('one request', () => {
  const answers = { 2: () => jsonAnswer({ data: [requestOf(9, school)] }) };

  it('is read with its answers from the fund that is named', async () => {
    const { own, paths } = platform(answers);
    const one = await own.read('9', '2');
    const records = request?.records ?? [];
    expect(one).toMatchObject({
      ok: true,
      value: {
        id: '9',
        fund: { id: '2', name: 'Schoolstart' },
        answers: records.map(({ record_type, value }) => ({ name: record_type.name, value })),
      },
    });
    expect(paths()).toEqual(['/api/v1/platform/funds/2/requests']);
  });

  it.each([null, '1'])('is looked for in all funds when the fund is %s', async (fundId) => {
    expect(await platform(answers).own.read('9', fundId)).toMatchObject({ ok: true, value: { id: '9' } });
  });

  it.each([
    ['77', answers, 'not_found'],
    ['x', answers, 'not_found'],
    ['77', { ...answers, 1: broken }, 'unexpected'],
  ] as const)('without a row fails: %s', async (id, given, kind) => {
    expect(await platform(given).own.read(id, null)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe('on the platform of July 2026', () => {
  const recordedOwn = (name: string) => {
    const { status, answer } = recordingOf('2026-07', name);
    const { client } = answeringClient({ edition: '2026-07', answer: () => jsonAnswer(answer, status) });
    return new HttpOwnFundRequests(client);
  };

  it('a request has no answers about relatives and no service numbers, only those that its fund asks for', async () => {
    const all = await recordedOwn('requests.list_with_bsn').listAll();
    const answers = all.ok ? (all.value.requests[0]?.answers ?? []) : [];
    expect(answers.map(({ criterionId }) => criterionId).join(' ')).toBe('26 27 28 29 30 31 32 34 35 36 37');
  });

  it('a declined request has its reason, and others have none', async () => {
    const reasonOf = async (name: string) => recordedOwn(name).read('101', null);
    const reason = 'A longer text of the platform.';
    expect(await reasonOf('requests.read_declined')).toMatchObject({ value: { state: 'declined', reason } });
    expect(await reasonOf('requests.read_disregarded')).toMatchObject({ value: { reason: null } });
  });
});
