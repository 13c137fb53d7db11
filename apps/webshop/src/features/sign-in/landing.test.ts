import { goTo } from '@stadstegoed/core/shared/destination.ts';
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

  it('goes nowhere when the platform refused the sign-in at once', async () => {
    const { landing, go } = aLanding({ holds: false });
    await expect(landing.arrive(null, () => true)).resolves.toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
