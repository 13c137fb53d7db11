import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { aLanding } from './testing/a-landing.ts';

describe('landing after sign-in', () => {
  it('adopts the sign-in, closes its dialog and replaces the history entry', async () => {
    const { landing, session, choose, go, close } = aLanding();
    await expect(landing.arrive('voucher-0x12', () => true)).resolves.toBe(true);
    expect(session.adopt).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledWith({ target: 'voucher-0x12', activateFirstFund: true });
    expect(close).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledWith(goTo('vouchers', {}), { replace: true });
  });

  it('returns once to the screen on which the session expired, unless the link has a target', async () => {
    const { landing, choose, go, goToPath, drafts } = aLanding();
    returnPath.write(drafts, '/fondsen?tag_id=4');
    await landing.arrive(null, () => true);
    expect(goToPath).toHaveBeenCalledExactlyOnceWith('/fondsen?tag_id=4', { replace: true });
    expect(go).not.toHaveBeenCalled();
    await landing.arrive(null, () => true);
    expect(choose).toHaveBeenCalledTimes(1);
    returnPath.write(drafts, '/fondsen');
    await landing.arrive('voucher-0x12', () => true);
    expect(goToPath).toHaveBeenCalledTimes(1);
  });

  it('does not navigate after the resident left the screen', async () => {
    const { landing, session, go } = aLanding();
    await expect(landing.arrive(null, () => false)).resolves.toBe(true);
    expect(session.adopt).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it('does nothing when the platform ended the sign-in, because the session reports that', async () => {
    const { landing, go, openDialog } = aLanding({ holds: false, read: err(unauthorised(true)) });
    await expect(landing.arrive(null, () => true)).resolves.toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect(openDialog).not.toHaveBeenCalled();
  });

  it('opens a dialog when the browser could not store the sign-in', async () => {
    const { landing, go, openDialog } = aLanding({ holds: false, read: err(failure('unexpected')) });
    await expect(landing.arrive(null, () => true)).resolves.toBe(false);
    expect(go).toHaveBeenCalledWith(goTo('start', {}), { replace: true });
    expect(openDialog).toHaveBeenCalledWith('notification', {
      title: { key: 'signIn.notKept.title' },
      lines: [{ key: 'signIn.notKept.text' }],
    });
  });
});
