import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { aLanding } from './testing/a-landing.ts';

describe('landing after sign-in', () => {
  it('takes the sign-in into use, closes its dialog and leaves no entry to go back to', async () => {
    const { landing, session, choose, go, close } = aLanding();
    await expect(landing.arrive('voucher-0x12', () => true)).resolves.toBe(true);
    expect(session.adopt).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledWith({ target: 'voucher-0x12', activateFirstFund: true });
    expect(close).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledWith(goTo('vouchers', {}), { replace: true });
  });

  it('does not take away who has gone on already', async () => {
    const { landing, session, go } = aLanding();
    await expect(landing.arrive(null, () => false)).resolves.toBe(true);
    expect(session.adopt).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it('goes nowhere when the platform ended the sign-in at once: the session tells of that', async () => {
    const { landing, go, openModal } = aLanding({ holds: false, read: err(unauthorised(true)) });
    await expect(landing.arrive(null, () => true)).resolves.toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect(openModal).not.toHaveBeenCalled();
  });

  it('says so when this browser could not keep the sign-in', async () => {
    const { landing, go, openModal } = aLanding({ holds: false, read: err(failure('unexpected')) });
    await expect(landing.arrive(null, () => true)).resolves.toBe(false);
    expect(go).toHaveBeenCalledWith(goTo('start', {}), { replace: true });
    expect(openModal).toHaveBeenCalledWith('notification', {
      title: { key: 'signIn.notKept.title' },
      lines: [{ key: 'signIn.notKept.text' }],
    });
  });
});
