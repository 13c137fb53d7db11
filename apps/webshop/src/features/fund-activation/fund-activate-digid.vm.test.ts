import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, CODE_OR_DIGID, openActivation } from '../../../testing/an-activation.ts';
import { deferred } from '../../../testing/deferred.ts';

describe('the return from DigiD', () => {
  const back = { digid_success: 'signed_in' };

  it('shows the toast once when the screen starts twice', async () => {
    const { model, enter, shownToasts } = openActivation();
    model.start({ fundId: '12', query: back });
    model.stop();
    await enter(back);
    expect(shownToasts()).toHaveLength(1);
  });

  it('shows no toast to a visitor', async () => {
    const { enter, shownToasts } = openActivation(CODE_OR_DIGID, { isSignedIn: false, identity: null });
    await enter(back);
    expect(shownToasts()).toEqual([]);
  });

  it('runs no check when the identity could not be read', async () => {
    const { enter, refresh, model, check } = openActivation();
    refresh.mockResolvedValue(err(failure('offline')));
    await enter(back);
    expect(model.stage).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    expect(check).not.toHaveBeenCalled();
  });

  it('does not start DigiD automatically after a refused check', async () => {
    const { enter, follow, check, startDigid, model } = openActivation(AT_ONCE);
    check.mockResolvedValue(err(failure('forbidden', { message: 'U mag dit niet.' })));
    await enter(back);
    await follow();
    expect(startDigid).not.toHaveBeenCalled();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
  });
});

describe('a fund that starts DigiD automatically', () => {
  it('shows the choice of methods when DigiD refuses, without a second attempt', async () => {
    const { enter, startDigid, model, shownToasts } = openActivation(AT_ONCE);
    startDigid.mockResolvedValue(err(failure('forbidden', { message: 'DigiD is uit.' })));
    await enter();
    expect(shownToasts()).toEqual([{ kind: 'danger', sentence: { literal: 'DigiD is uit.' } }]);
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
    expect(startDigid).toHaveBeenCalledTimes(1);
  });

  it('does not start DigiD after going back from a method to the choice', async () => {
    const { enter, follow, startDigid, model } = openActivation(AT_ONCE);
    await enter({ option: 'digid' });
    await follow();
    expect(model.stage).toMatchObject({ kind: 'shown', state: 'select' });
    expect(startDigid).not.toHaveBeenCalled();
  });

  it.each([
    ['checks a BSN that was just confirmed', 5, 0],
    ['starts DigiD for a confirmation that is over', 600, 1],
  ])('%s', async (_what, bsnTime, starts) => {
    const identity = anIdentity({ bsn: true, bsnTime });
    const { enter, startDigid, check } = openActivation(AT_ONCE, { identity });
    await enter();
    expect([startDigid.mock.calls.length, check.mock.calls.length]).toEqual([starts, 1 - starts]);
  });

  it('does not leave for DigiD after the resident left the screen', async () => {
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

  it('stops its timer when the screen stops', async () => {
    const { enter, clock, model } = openActivation(CODE_OR_DIGID, { identity: confirmed });
    await enter({ option: 'digid' });
    expect(clock.running).toBe(1);
    model.stop();
    expect(clock.running).toBe(0);
  });

  it('starts DigiD once when the button is pressed twice', async () => {
    const { enter, model, startDigid } = openActivation();
    await enter({ option: 'digid' });
    await Promise.all([model.startDigid(), model.startDigid()]);
    expect(startDigid).toHaveBeenCalledTimes(1);
  });

  it('offers the other ways when the address of DigiD may not be followed [reading 40]', async () => {
    const { enter, model, startDigid } = openActivation();
    startDigid.mockResolvedValue(ok('http://elders.example/login'));
    await enter({ option: 'digid' });
    await model.startDigid();
    expect(model.stage).toMatchObject({ kind: 'refused', ways: ['request', 'code'] });
  });
});
