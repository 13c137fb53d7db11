import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
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

function open(answer: Result<string, Failure>, isTrusted = true) {
  const start = vi.fn(() => Promise.resolve(answer));
  const go = vi.fn();
  const leave = vi.fn((_url: string) => isTrusted);
  const report = vi.fn();
  const drafts: TextStorage = memoryDrafts();
  const digid = { ...aPlatformConfiguration().digid, apiUrl: 'https://api.zonnedorp.example/api/v1' };
  const model = new DigidSignInViewModel(
    new StartDigid(stubPort<Digid>({ start })),
    stubPort<Settings>({ platform: aPlatformConfiguration({ digid }) }),
    stubPort<Navigation>({ go, leave }),
    stubPort<FailurePolicy>({ report }),
    drafts,
  );
  model.start({ target: 'fundRequest-12' });
  return { model, start, go, leave, report, drafts };
}

describe('signing in with DigiD', () => {
  it('leaves for DigiD and stores the target of the sign-in [SI-007]', async () => {
    const { model, start, leave, drafts } = open(ok(DIGID));
    await model.leave();
    expect(start).toHaveBeenCalledWith({ request: 'auth', apiUrl: 'https://api.zonnedorp.example/api/v1' });
    expect(leave).toHaveBeenCalledWith(DIGID);
    expect(digidDraft.read(drafts)).toEqual({ target: 'fundRequest-12', query: { target: 'fundRequest-12' } });
  });

  it('sends one request when the button is pressed twice', async () => {
    const { model, start } = open(ok(DIGID));
    await Promise.all([model.leave(), model.leave()]);
    expect(start).toHaveBeenCalledOnce();
  });

  it('passes a refusal with its message to the failure policy [SI-053]', async () => {
    const refused = failure('forbidden', { message: 'DigiD is off.' });
    const { model, report, go } = open(err(refused));
    await model.leave();
    expect(report).toHaveBeenCalledWith(refused, 'read');
    expect(go).not.toHaveBeenCalled();
  });

  it('opens the error page for any other failure [SI-054]', async () => {
    const { model, go } = open(err(failure('unexpected', { errorCode: 'digid_api_0000' })));
    await model.leave();
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'digid_api_0000' }));
  });

  it('opens the error page for an address that the deployment does not trust', async () => {
    const { model, go } = open(ok('https://elders.example'), false);
    await model.leave();
    expect(go).toHaveBeenCalledWith(REFUSED_ADDRESS);
  });

  it('removes the stored target of an earlier visit that was not completed', () => {
    const { model, drafts } = open(ok(DIGID));
    digidDraft.write(drafts, null);
    model.start({ target: null });
    expect(digidDraft.read(drafts)).toBeNull();
  });
});
