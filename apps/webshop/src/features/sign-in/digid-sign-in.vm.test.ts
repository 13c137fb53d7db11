import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { StartDigid } from '@stadstegoed/core/sign-in/start-digid.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FailurePolicy, Navigation } from '../../lib/app/app-ports.ts';
import type { TextStorage } from '../../lib/app/text-storage.ts';
import { digidDraft } from './parts/digid-draft.ts';
import type { Settings } from '../../lib/app/settings.ts';
import { DigidSignInViewModel } from './digid-sign-in.vm.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';

const DIGID = 'https://digid.example/in';

function open(address: string, isTrusted = true) {
  const start = vi.fn(() => Promise.resolve(ok(address)));
  const go = vi.fn();
  const leave = vi.fn((_url: string) => isTrusted);
  const drafts: TextStorage = memoryDrafts();
  const digid = { ...aPlatformConfiguration().digid, apiUrl: 'https://api.zonnedorp.example/api/v1' };
  const model = new DigidSignInViewModel(
    new StartDigid(stubPort<Digid>({ start })),
    stubPort<Settings>({ platform: aPlatformConfiguration({ digid }) }),
    stubPort<Navigation>({ go, leave }),
    stubPort<FailurePolicy>({}),
    drafts,
  );
  model.start({ target: 'fundRequest-12' });
  return { model, start, go, drafts };
}

describe('signing in with DigiD', () => {
  it('opens the error page for an address that the deployment does not trust', async () => {
    const { model, go } = open('https://elders.example', false);
    await model.leave();
    expect(go).toHaveBeenCalledWith(REFUSED_ADDRESS);
  });

  it('removes the stored target of an earlier visit that was not completed', () => {
    const { model, drafts } = open(DIGID);
    digidDraft.write(drafts, null);
    model.start({ target: null });
    expect(digidDraft.read(drafts)).toBeNull();
  });
});
