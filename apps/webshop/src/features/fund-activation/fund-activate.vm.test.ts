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
  it('sends a visitor to start, with the fund as the target', async () => {
    const { enter, go } = openActivation(CODE_OR_DIGID, { isSignedIn: false, identity: null, platform: null });
    await enter();
    expect(go).toHaveBeenCalledWith(goTo('start', {}, { target: 'fundRequest-12' }), REPLACE);
  });

  it('lets the resident choose between the ways', async () => {
    const { enter, model, go } = openActivation();
    await enter();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select', options: ['code', 'digid'] });
    expect(model.hasOtherMethods).toBe(true);
    model.choose('code');
    expect(go).toHaveBeenCalledWith(goTo('fund-activate', { fundId: '12' }, { option: 'code' }));
  });

  it('goes on to the request wizard when the request was chosen', async () => {
    const digid = { available: false, mandatory: false, signUpAllowed: true, apiUrl: null };
    const { enter, go } = openActivation(CODE_OR_DIGID, { platform: aPlatformConfiguration({ digid }) });
    await enter({ option: 'request' });
    expect(go).toHaveBeenCalledWith(goTo('fund-request', { id: '12' }, { from: 'fund-activate' }), REPLACE);
  });

  it('applies when all criteria are met, and says so', async () => {
    const { enter, go, told } = openActivation(anApplicableFund());
    await enter();
    expect(go).toHaveBeenCalledWith(goTo('voucher', { address: '0x1' }), REPLACE);
    expect(told()).toEqual([{ kind: 'positive', sentence: { key: 'fundActivation.activated' } }]);
  });

  it('shows the message of the platform when applying fails, on the page of the fund [FA-075]', async () => {
    const { enter, apply, go, told } = openActivation(anApplicableFund());
    apply.mockResolvedValue(err(failure('forbidden', { message: 'Het fonds is niet actief.' })));
    await enter();
    expect(told()).toEqual([{ kind: 'danger', sentence: { literal: 'Het fonds is niet actief.' } }]);
    expect(go).toHaveBeenCalledWith(goTo('fund', { id: '12' }), REPLACE);
  });

  it('tells what to do when applying fails without a message', async () => {
    const { enter, apply, told } = openActivation(anApplicableFund());
    apply.mockResolvedValue(err(failure('unexpected')));
    await enter();
    expect(told()).toEqual([{ kind: 'danger', sentence: { key: 'shell.failure.unexpected' } }]);
  });

  it('says what went wrong when the fund could not be read, and looks again on request', async () => {
    const { enter, read, model, clock } = openActivation();
    read.mockResolvedValueOnce(err(failure('offline')));
    await enter();
    expect(model.stage).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    model.retry();
    await clock.play(0);
    expect(model.stage.kind).toBe('shown');
  });

  it('decides nothing on a configuration that could not be read', async () => {
    const { enter, model, go } = openActivation(CODE_OR_DIGID, { platform: null });
    await enter();
    expect(model.stage.kind).toBe('failed');
    expect(go).not.toHaveBeenCalled();
  });

  it('drops the answer that comes after the resident left', async () => {
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
