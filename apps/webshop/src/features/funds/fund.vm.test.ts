import type { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aRequestProgress } from '@stadstegoed/core/testing/a-fund-request.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { OwnVouchers } from '../../lib/load/own-vouchers.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Bookmarks } from '../products/bookmarks.shared.vm.ts';
import { FittingProducts } from '../products/fitting-products.shared.vm.ts';
import { OwnRequests } from '../fund-requests/own-requests.shared.vm.ts';
import { FundViewModel } from './fund.vm.ts';

function aScreen(vouchers: Awaited<ReturnType<ListVouchers['run']>> = ok(singlePage([]))) {
  const add = vi.fn();
  const progress = vi.fn<ReadRequestProgress['run']>(() => Promise.resolve(ok([])));
  const read = vi.fn((id: string) =>
    Promise.resolve(id === '404' ? err(failure('not_found')) : ok(aFund({ id, name: `Regeling ${id}` }))),
  );
  const clock = new FakeClock();
  const session = stubPort<Session>({ isSignedIn: true });
  const own = new OwnVouchers(stubPort<ListVouchers>({ run: () => Promise.resolve(vouchers) }), session, clock);
  const requests = new OwnRequests({ run: progress });
  const fits = { run: () => Promise.resolve(ok([])) };
  const offers = new FittingProducts(fits, stubPort<Bookmarks>({}), {
    list: () => Promise.resolve(ok(singlePage([]))),
  });
  const model = new FundViewModel({ read }, own, session, requests, clock, { add }, offers);
  const start = async (id: string): Promise<void> => {
    model.start({ id, language: 'nl', signedIn: true });
    await expect.poll(() => model.fund.state).not.toBe('loading');
  };
  return { model, add, start, progress };
}

describe('the screen of a fund', () => {
  it('shows no data of the previous fund while it loads another', async () => {
    const { model, start } = aScreen();
    await start('12');
    model.start({ id: '13', language: 'nl', signedIn: true });
    expect(model.name).toBeNull();
  });

  it('keeps the fund while it loads the same one again', async () => {
    const { model, start } = aScreen();
    await start('12');
    model.start({ id: '12', language: 'en', signedIn: true });
    expect(model.name).toBe('Regeling 12');
  });
  it.each(['not_found', 'unexpected'] as const)('keeps the fund when the vouchers cannot be read: %s', async (kind) => {
    const { model, start } = aScreen(err(failure(kind)));
    await start('12');
    expect(model.name).toBe('Regeling 12');
    expect(model.isMissing).toBe(false);
    expect(model.vouchers.failure).toEqual(failure(kind));
  });
});

describe('the request of the resident for the fund', () => {
  it('is the newest one', async () => {
    const { model, start, progress } = aScreen();
    const own = aRequestProgress({ fundId: '12' });
    progress.mockResolvedValue(ok([own]));
    await start('12');
    await expect.poll(() => model.progress).not.toBeNull();
    expect(progress.mock.lastCall?.[0]).toEqual(['12']);
    expect(model.progress).toEqual(own);
  });
});

describe('the decision on a request', () => {
  it.each([
    ['declined', [['opened-decisions', ['701']]]],
    ['pending', []],
    ['unknown', []],
  ] as const)('is opened with the page of the fund: %s', async (state, opened) => {
    const { start, progress, add } = aScreen();
    progress.mockResolvedValue(ok([aRequestProgress({ fundId: '12', state })]));
    await start('12');
    await expect.poll(() => progress.mock.calls.length).toBe(1);
    await expect.poll(() => add.mock.calls).toEqual(opened);
  });
});
