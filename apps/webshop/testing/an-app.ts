import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { readVariant, type Variant } from '@stadstegoed/variants/schema.ts';
import { Container } from 'inversify';
import { variant } from 'virtual:variant';
import { vi } from 'vitest';
import { textStorage } from '../src/shell/browser/browser-adapters.ts';
import { DialogStore } from '../src/shell/dialog-store.ts';
import { DIALOGS } from '../src/composition/dialogs.ts';
import { ToastStore } from '../src/shell/toast-store.ts';
import { ToastFailurePolicy } from '../src/shell/failure-policy.ts';
import { FailurePolicy, Navigation, Toasts, SeenOnDevice } from '../src/lib/app/app-ports.ts';
import { TabStorage } from '../src/lib/app/text-storage.ts';
import { Dialogs } from '../src/lib/app/dialogs.ts';
import { KnownBalance } from '../src/lib/shared-state/known-balance.ts';
import { Session } from '../src/lib/app/session.ts';
import { Settings } from '../src/lib/app/settings.ts';
import { memoryStorage } from './memory-storage.ts';

export interface AnAppOptions {
  readonly isSignedIn?: boolean;
  readonly signedInWithDigid?: boolean;
  readonly identity?: Identity | null;
  /** Null when the platform's configuration could not be read. */
  readonly platform?: PlatformConfiguration | null;
  readonly trustedOrigins?: readonly string[];
  readonly drafts?: Storage;
  /** Policies of the municipality that override the variant's. */
  readonly policies?: Partial<Variant['policies']>;
}

/** The stubbed app for a view model's test, with the stubs to inspect. */
export function anApp(options: AnAppOptions = {}) {
  const { isSignedIn = true, signedInWithDigid = false, identity = anIdentity() } = options;
  const { platform = aPlatformConfiguration(), drafts = memoryStorage() } = options;
  const { trustedOrigins = ['https://digid.example'] } = options;
  const own = readVariant(variant);
  const clock = new FakeClock();
  const toasts = new ToastStore();
  const dialogs = new DialogStore(Object.keys(DIALOGS));
  const go = vi.fn<Navigation['go']>();
  const leave = vi.fn<Navigation['leave']>((url) => trustedOrigins.includes(new URL(url).origin));
  const refresh = vi.fn<Session['refresh']>(() => Promise.resolve(ok(identity ?? anIdentity())));
  const app = {
    session: stubPort<Session>({ isSignedIn, signedInWithDigid, identity, identityReadAt: clock.reading(), refresh }),
    settings: stubPort<Settings>({
      platform,
      ready: () => Promise.resolve(platform),
      bsnConfirmationOffset: 300,
      variant: { ...own, policies: { ...own.policies, ...options.policies } },
    }),
    navigation: stubPort<Navigation>({ go, leave, trustedOrigins }),
    toasts,
    dialogs,
    failures: new ToastFailurePolicy(toasts),
    clock,
    drafts: textStorage(() => drafts, 'draft:'),
    balance: new KnownBalance(),
  };
  // With these bound, a test makes a view model as the shop does: container.get(ViewModel, { autobind: true }).
  const container = new Container();
  container.bind(Session).toConstantValue(app.session);
  container.bind(Settings).toConstantValue(app.settings);
  container.bind(Navigation).toConstantValue(app.navigation);
  container.bind(Toasts).toConstantValue(toasts);
  container.bind(Dialogs).toConstantValue(dialogs);
  container.bind(FailurePolicy).toConstantValue(app.failures);
  container.bind(Clock).toConstantValue(clock);
  container.bind(TabStorage).toConstantValue(app.drafts);
  container.bind(SeenOnDevice).toConstantValue({ ids: () => [], add: () => undefined });
  container.bind(KnownBalance).toConstantValue(app.balance);
  return {
    app,
    container,
    clock,
    go,
    leave,
    refresh,
    dialogs,
    shownToasts: () => toasts.shown.map(({ kind, sentence }) => ({ kind, sentence })),
  };
}
