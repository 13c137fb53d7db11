import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { RedeemCode } from '@stadstegoed/core/fund-activation/redeem-code.ts';
import { failure, type FailureMeta } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { RedeemCodeViewModel } from './redeem-code.vm.ts';

const FULL = 'ABCD1234';

const FUND = { id: '12', key: 'kindtegoed', name: 'Kindtegoed' };

function open(drafts = memoryStorage(), activationCodeLength: number | null = 8) {
  const redeem = vi.fn<FundActivation['redeem']>(() => Promise.resolve(ok([aVoucher({ address: '0x1' })])));
  const around = anApp({ drafts, policies: { activationCodeLength, oneCodePerYearFundKeys: ['meedoentegoed'] } });
  const model = new RedeemCodeViewModel(
    new RedeemCode({ redeem }),
    around.app.settings,
    around.app.navigation,
    around.app.dialogs,
    around.app.failures,
    around.app.drafts,
    around.app.balance,
  );
  model.start({ fund: FUND });
  return { ...around, redeem, model, drafts };
}

function meta(overrides: Partial<FailureMeta>): FailureMeta {
  return { title: null, message: null, attempts: null, maxAttempts: null, availableInSeconds: null, ...overrides };
}

async function refusedWith(problem: Parameters<typeof failure>) {
  const opened = open();
  opened.redeem.mockResolvedValue(err(failure(...problem)));
  opened.model.form.set('code', FULL);
  await opened.model.send();
  return opened;
}

describe('the activation code', () => {
  it('takes a code of any length when the municipality sets no length [FA-061]', async () => {
    const { model, redeem } = open(memoryStorage(), null);
    model.form.set('code', 'abcd1234efgh');
    await model.send();
    expect(redeem.mock.calls).toEqual([['ABCD-1234EFGH']]);
    expect(model.hints({ fund: FUND })).not.toContainEqual(
      expect.objectContaining({ key: 'fundActivation.code.length' }),
    );
  });
  it('leaves the resident where she is when the answer comes after she has gone elsewhere, and says what she has', async () => {
    const { model, redeem, go, dialogs } = open();
    redeem.mockResolvedValue(ok([aVoucher()]));
    model.form.set('code', FULL);
    const sent = model.send();
    model.stop();
    await sent;
    expect(go).not.toHaveBeenCalled();
    expect(dialogs.current).toMatchObject({ key: 'code-redeemed' });
  });

  it('is kept after a reload until it is redeemed', async () => {
    const first = open();
    first.model.form.set('code', 'ABCD12');
    const again = open(first.drafts);
    expect(again.model.form.values.code).toBe('ABCD12');
    again.model.form.set('code', FULL);
    await again.model.send();
    expect(open(first.drafts).model.form.values.code).toBe('');
  });
});

describe('a refused code', () => {
  it('shows our own sentence when the platform sends none', async () => {
    const { model } = await refusedWith(['not_found', { meta: meta({}) }]);
    expect(model.form.errorsOf('code')).toEqual([{ key: 'fundActivation.code.refused' }]);
  });
});
