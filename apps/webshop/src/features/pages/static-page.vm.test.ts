import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration, StaticPage } from '@stadstegoed/core/pages/platform-configuration.ts';
import { REFUSED_ADDRESS } from '@stadstegoed/core/pages/error-code.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aPlatformConfiguration, aStaticPage } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../lib/app/app-ports.ts';
import type { Settings } from '../../lib/app/settings.ts';
import { StaticPageViewModel } from './static-page.vm.ts';

interface Situation {
  readonly known?: PlatformConfiguration | null;
  readonly read?: PlatformConfig['read'];
  readonly mayLeave?: boolean;
}

async function open({ known = null, read, mayLeave = true }: Situation) {
  const calls = { go: vi.fn(), leave: vi.fn(() => mayLeave) };
  const model = new StaticPageViewModel(
    stubPort<Settings>({ ready: () => Promise.resolve(known) }),
    stubPort<PlatformConfig>(read ? { read } : {}),
    stubPort<Navigation>(calls),
  );
  model.start({ type: 'privacy', language: 'nl' });
  await vi.waitFor(() => expect(model.screen.state).not.toBe('loading'));
  return { model, ...calls };
}

const withPage = (page: Partial<StaticPage> | null) =>
  aPlatformConfiguration({ pages: page === null ? {} : { privacy: aStaticPage(page) } });

describe('a page of the municipality', () => {
  it('says so on the error page when the URL may not be followed [reading 40]', async () => {
    const known = withPage({ external: true, externalUrl: 'javascript:alert(1)' });
    const { go } = await open({ known, mayLeave: false });
    expect(go).toHaveBeenCalledExactlyOnceWith(REFUSED_ADDRESS, { replace: true });
  });

  it('says what went wrong when the configuration cannot be read, and does not leave', async () => {
    const { model, go } = await open({ read: () => Promise.resolve(err(failure('offline'))) });
    expect(model.screen.failure?.kind).toBe('offline');
    expect(go).not.toHaveBeenCalled();
  });

  it('is shown after the configuration was read in a second try', async () => {
    const { model } = await open({ read: () => Promise.resolve(ok(withPage({}))) });
    expect(model.screen.value?.kind).toBe('show');
  });
});
