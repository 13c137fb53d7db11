import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aFund, anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { describe, expect, it } from 'vitest';
import { CODE_OR_DIGID, openActivation } from '../../../testing/an-activation.ts';
import { deferred } from '../../../testing/deferred.ts';

const REPLACE = { replace: true };

describe('entering the activation of a fund', () => {
  it('shows the choice of methods to a resident', async () => {
    const { enter, model, go } = openActivation();
    await enter();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select', options: ['code', 'digid'] });
    expect(model.hasOtherMethods).toBe(true);
    model.choose('code');
    expect(go).toHaveBeenCalledWith(goTo('fund-activate', { fundId: '12' }, { option: 'code' }));
  });

  it('opens the request wizard for the option request', async () => {
    const digid = { available: false, mandatory: false, apiUrl: null };
    const { enter, go } = openActivation(CODE_OR_DIGID, { platform: aPlatformConfiguration({ digid }) });
    await enter({ option: 'request' });
    expect(go).toHaveBeenCalledWith(goTo('fund-request', { id: '12' }, { from: 'fund-activate' }), REPLACE);
  });

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

  it('shows a failure when the fund could not be read, and reads it again on retry', async () => {
    const { enter, read, model, clock } = openActivation();
    read.mockResolvedValueOnce(err(failure('offline')));
    await enter();
    expect(model.stage).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    model.retry();
    await clock.play(0);
    expect(model.stage.kind).toBe('shown');
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
