import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { aFundCheck } from '@stadstegoed/core/testing/a-fund-check.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, CODE_OR_DIGID, openActivation } from '../../../testing/an-activation.ts';
import { deferred } from '../../../testing/deferred.ts';

const REPLACE = { replace: true };

describe('coming back from DigiD', () => {
  const back = { digid_success: 'signed_in' };

  it('says so, reads the identity anew and goes to the voucher that waited', async () => {
    const { enter, go, refresh, told } = openActivation();
    await enter(back);
    expect(told()).toEqual([{ kind: 'positive', sentence: { key: 'fundActivation.digidSuccess' } }]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(go).toHaveBeenCalledWith(goTo('voucher', { address: '0x2' }), REPLACE);
  });

  it('says it once when the screen is drawn twice at once', async () => {
    const { model, enter, told } = openActivation();
    model.start({ fundId: '12', query: back });
    model.stop();
    await enter(back);
    expect(told()).toHaveLength(1);
  });

  it('does not say it to somebody who is not signed in', async () => {
    const { enter, told } = openActivation(CODE_OR_DIGID, { isSignedIn: false, identity: null });
    await enter(back);
    expect(told()).toEqual([]);
  });

  it('decides nothing when the identity could not be read', async () => {
    const { enter, refresh, model, check } = openActivation();
    refresh.mockResolvedValue(err(failure('offline')));
    await enter(back);
    expect(model.stage).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    expect(check).not.toHaveBeenCalled();
  });

  it('shows the sentence of a refused check as a danger notice, and the activation without DigiD [FA-076]', async () => {
    const { enter, check, go, told, follow, model } = openActivation();
    check.mockResolvedValue(err(failure('forbidden', { message: 'U mag dit niet.' })));
    await enter(back);
    expect(told().at(-1)).toEqual({ kind: 'danger', sentence: { literal: 'U mag dit niet.' } });
    expect(go).toHaveBeenCalledWith(goTo('fund-activate', { fundId: '12' }, {}), REPLACE);
    await follow();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
  });

  it('does not start DigiD again by itself after a refused check', async () => {
    const { enter, follow, check, startDigid, model } = openActivation(AT_ONCE);
    check.mockResolvedValue(err(failure('forbidden', { message: 'U mag dit niet.' })));
    await enter(back);
    await follow();
    expect(startDigid).not.toHaveBeenCalled();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
  });

  it('shows what the back office said no with', async () => {
    const { enter, check, model } = openActivation();
    check.mockResolvedValue(ok(aFundCheck({ backoffice: { kind: 'error', key: 'not_resident', fallback: false } })));
    await enter(back);
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'backoffice_error_not_resident' });
  });

  it.each([
    ['follows', 'https://digid.example/verder', 'leaving'],
    ['does not follow', 'https://elders.example/verder', 'looking'],
  ])('%s the back office to %s', async (_what, url, kind) => {
    const { enter, check, leave, model, told } = openActivation();
    check.mockResolvedValue(ok(aFundCheck({ backoffice: { kind: 'redirect', url }, assignedVouchers: 1 })));
    await enter(back);
    expect(leave).toHaveBeenCalledWith(url);
    expect(model.stage.kind).toBe(kind);
    const isTold = told().some(
      ({ sentence }) => 'key' in sentence && sentence.key === 'fundActivation.strangeRedirect',
    );
    expect(isTold).toBe(kind === 'looking');
  });

  it('explains any other answer on the error page, with its code [FA-077]', async () => {
    const { enter, check, go } = openActivation();
    check.mockResolvedValue(err(failure('unexpected', { errorCode: 'backoffice_down' })));
    await enter(back);
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'backoffice_down' }), REPLACE);
  });
});

describe('a fund that starts DigiD by itself', () => {
  it('leaves at once', async () => {
    const { enter, leave, model } = openActivation(AT_ONCE);
    await enter();
    expect(leave).toHaveBeenCalledWith('https://digid.example/login');
    expect(model.stage.kind).toBe('leaving');
  });

  it('lets the resident choose when DigiD refuses, without trying again by itself', async () => {
    const { enter, startDigid, model, told } = openActivation(AT_ONCE);
    startDigid.mockResolvedValue(err(failure('forbidden', { message: 'DigiD is uit.' })));
    await enter();
    expect(told()).toEqual([{ kind: 'danger', sentence: { literal: 'DigiD is uit.' } }]);
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
    expect(startDigid).toHaveBeenCalledTimes(1);
  });

  it('does not start it for who came back from a way to the choice', async () => {
    const { enter, follow, startDigid, model } = openActivation(AT_ONCE);
    await enter({ option: 'digid' });
    await follow();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
    expect(startDigid).not.toHaveBeenCalled();
  });

  it('does not take a resident along who left the screen meanwhile', async () => {
    const { enter, startDigid, leave, model } = openActivation(AT_ONCE);
    const { promise, resolve } = deferred<Awaited<ReturnType<Digid['start']>>>();
    startDigid.mockReturnValue(promise);
    await enter();
    model.stop();
    resolve(ok('https://digid.example/login'));
    await promise;
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the digid state', () => {
  const confirmed = anIdentity({ bsn: true, bsnTime: 590 });

  it('checks at once with a BSN that is still confirmed', async () => {
    const { enter, model, go } = openActivation(CODE_OR_DIGID, { identity: confirmed });
    await enter({ option: 'digid' });
    expect(model.digid.step).toBe('check');
    await model.checkNow();
    expect(go).toHaveBeenCalledWith(goTo('voucher', { address: '0x2' }), REPLACE);
  });

  it('returns to the choice with a message when the confirmation ends on the screen [FA-041]', async () => {
    const { enter, follow, clock, go, told, model } = openActivation(CODE_OR_DIGID, { identity: confirmed });
    await enter({ option: 'digid' });
    clock.advance(9_000);
    expect(told()).toEqual([]);
    clock.advance(1_000);
    expect(told()).toEqual([{ kind: 'info', sentence: { key: 'fundActivation.sessionExpired' } }]);
    expect(go).toHaveBeenCalledWith(goTo('fund-activate', { fundId: '12' }), REPLACE);
    await follow();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
  });

  it('stops watching when the screen goes', async () => {
    const { enter, clock, model } = openActivation(CODE_OR_DIGID, { identity: confirmed });
    await enter({ option: 'digid' });
    expect(clock.running).toBe(1);
    model.stop();
    expect(clock.running).toBe(0);
  });

  it('leaves for DigiD once, however often the button is pressed', async () => {
    const { enter, model, startDigid } = openActivation();
    await enter({ option: 'digid' });
    await Promise.all([model.startDigid(), model.startDigid()]);
    expect(startDigid).toHaveBeenCalledTimes(1);
  });
});

describe('the way to DigiD', () => {
  it('is explained on the error page when DigiD cannot be started, with the code', async () => {
    const { enter, model, startDigid, go, leave } = openActivation();
    startDigid.mockResolvedValue(err(failure('unexpected', { errorCode: 'digid_0001' })));
    await enter({ option: 'digid' });
    await model.startDigid();
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'digid_0001' }));
    expect(leave).not.toHaveBeenCalled();
  });

  it('shows the message of a 403 and leaves the resident where they are', async () => {
    const { enter, model, startDigid, told } = openActivation();
    startDigid.mockResolvedValue(err(failure('forbidden', { message: 'DigiD is uit.' })));
    await enter({ option: 'digid' });
    await model.startDigid();
    expect(told()).toEqual([{ kind: 'danger', sentence: { literal: 'DigiD is uit.' } }]);
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'digid' });
    expect(model.digid.isStarting).toBe(false);
  });

  it('is not followed to an address that is not configured', async () => {
    const { enter, model, startDigid, told } = openActivation();
    startDigid.mockResolvedValue(ok('https://elders.example/login'));
    await enter({ option: 'digid' });
    await model.startDigid();
    expect(told()).toEqual([{ kind: 'danger', sentence: { key: 'fundActivation.strangeRedirect' } }]);
  });
});
