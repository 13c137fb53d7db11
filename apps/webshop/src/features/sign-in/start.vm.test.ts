import { setImmediate as nextTask } from 'node:timers/promises';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { DEFAULT_FLAGS } from '@stadstegoed/core/shared/flags.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../lib/app/app-ports.ts';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import type { Session } from '../../lib/app/session.ts';
import type { Settings } from '../../lib/app/settings.ts';
import { StartViewModel } from './start.vm.ts';
import { aLanding } from './testing/a-landing.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';

interface Setup {
  readonly isSignedIn?: boolean;
  readonly platform?: PlatformConfiguration | null;
  readonly combined?: boolean;
}

function open({ isSignedIn = false, platform = aPlatformConfiguration(), combined = true }: Setup = {}) {
  const signOut = vi.fn(() => Promise.resolve());
  const go = vi.fn();
  const forget = vi.fn();
  const landing = aLanding();
  const session = observable({ isSignedIn, signOut, signedInByOtherTab: false });
  const drafts = memoryDrafts();
  const flags = { ...DEFAULT_FLAGS, startPageCombinedColumns: combined };
  const model = new StartViewModel(
    stubPort<Session>(session),
    stubPort<Settings>({ flags, platform, ready: () => Promise.resolve(platform) }),
    stubPort<Navigation>({ go }),
    landing.landing,
    drafts,
    forget,
    stubPort<Funds>({}),
  );
  return { model, session, signOut, go, landing, drafts, forget };
}

describe('the start screen', () => {
  it('goes on by itself when another tab of this browser signed in, to what was wanted here', async () => {
    const { model, session, landing, drafts } = open();
    returnPath.write(drafts, '/declaraties/maken');
    model.start({ query: {} });
    // The other tab went there already.
    returnPath.take(drafts);
    runInAction(() => (session.signedInByOtherTab = true));
    await expect.poll(() => landing.goToPath.mock.calls).toEqual([['/declaraties/maken', { replace: true }]]);
  });

  it('does not go on for a sign-in of this tab, which goes on itself, nor after it was left', async () => {
    const { model, session, landing } = open();
    model.start({ query: { target: 'voucher-0x12' } });
    runInAction(() => (session.isSignedIn = true));
    model.stop();
    runInAction(() => (session.signedInByOtherTab = true));
    await nextTask();
    expect(landing.choose).not.toHaveBeenCalled();
  });
  it('reserves a place for DigiD until the configuration is loaded or failed', async () => {
    const { model } = open({ platform: null });
    model.start({ query: {} });
    expect(model.digid).toBe('loading');
    await expect.poll(() => model.digid).toBe('missing');
  });

  it('does not navigate after the screen stopped', async () => {
    const { model, landing } = open({ isSignedIn: true });
    model.start({ query: {} });
    model.stop();
    await expect.poll(() => landing.choose).toHaveBeenCalledOnce();
    await nextTask();
    expect(landing.go).not.toHaveBeenCalled();
  });
});
