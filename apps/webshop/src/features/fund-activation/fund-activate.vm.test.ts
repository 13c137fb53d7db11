import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { describe, expect, it } from 'vitest';
import { CODE_OR_DIGID, openActivation } from '../../../testing/an-activation.ts';
import { deferred } from '../../../testing/deferred.ts';

describe('entering the activation of a fund', () => {
  it('shows a dialog that stays when applying fails without a message', async () => {
    const { enter, apply, dialogs, shownToasts } = openActivation(anApplicableFund());
    apply.mockResolvedValue(err(failure('unexpected')));
    await enter();
    expect(shownToasts()).toEqual([]);
    expect(dialogs.current).toMatchObject({
      key: 'notification',
      params: { title: { key: 'fundActivation.applyFailed' }, lines: [{ key: 'shell.failure.unexpected' }] },
    });
  });

  it('shows a failure and does not navigate when the configuration could not be read', async () => {
    const { enter, model, go } = openActivation(CODE_OR_DIGID, { platform: null });
    await enter();
    expect(model.stage.kind).toBe('failed');
    expect(go).not.toHaveBeenCalled();
  });

  it('ignores an answer that arrives after the screen stopped', async () => {
    const { enter, read, model, go } = openActivation(anApplicableFund());
    const { promise, resolve } = deferred<Awaited<ReturnType<Funds['read']>>>();
    read.mockReturnValue(promise);
    await enter();
    model.stop();
    resolve(ok(aFund({ takenByPartner: true })));
    await promise;
    expect(model.stage.kind).toBe('looking');
    expect(go).not.toHaveBeenCalled();
  });
});
