import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Modals } from '../../support/app-ports.ts';
import type { Session } from '../../support/session.ts';
import { FundReader } from './fund-reader.ts';
import { FundViewModel, PENDING_EXPLAINED } from './fund.vm.ts';

function aScreen(vouchers: Awaited<ReturnType<ListVouchers['run']>> = ok(singlePage([]))) {
  const open = vi.fn();
  const read = vi.fn((id: string) =>
    Promise.resolve(id === '404' ? err(failure('not_found')) : ok(aFund({ id, name: `Regeling ${id}` }))),
  );
  const reader = new FundReader(
    stubPort<Funds>({ read }),
    stubPort<ListVouchers>({ run: () => Promise.resolve(vouchers) }),
    stubPort<Session>({ isSignedIn: true }),
  );
  const model = new FundViewModel(reader, stubPort<Modals>({ open }));
  const start = async (id: string): Promise<void> => {
    model.start({ id, language: 'nl', signedIn: true });
    await expect.poll(() => model.fund.state).not.toBe('loading');
  };
  return { model, open, start };
}

describe('the screen of a fund', () => {
  it('loads the fund of the address and has its name', async () => {
    const { model, start } = aScreen();
    await start('12');
    expect(model.name).toBe('Regeling 12');
    expect(model.isMissing).toBe(false);
  });

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

  it('reports a fund that does not exist as missing', async () => {
    const { model, start } = aScreen();
    await start('404');
    expect(model.isMissing).toBe(true);
  });

  it.each(['not_found', 'unexpected'] as const)('keeps the fund when the vouchers cannot be read: %s', async (kind) => {
    const { model, start } = aScreen(err(failure(kind)));
    await start('12');
    expect(model.name).toBe('Regeling 12');
    expect(model.isMissing).toBe(false);
    expect(model.vouchers.failure).toEqual(failure(kind));
  });

  it('opens an explanation of a request in progress', () => {
    const { model, open } = aScreen();
    model.explainPending();
    expect(open).toHaveBeenCalledWith('notification', PENDING_EXPLAINED);
  });
});
