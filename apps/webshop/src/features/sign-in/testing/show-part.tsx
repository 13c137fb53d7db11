import { Container } from 'inversify';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import { DEFAULT_FLAGS, type Flags } from '@stadstegoed/core/shared/flags.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { QrReader } from '@stadstegoed/core/sign-in/qr-reader.port.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { MemoryAccountStore } from '@stadstegoed/core/testing/memory-account-store.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { createPlatformClient } from '@stadstegoed/http/client.ts';
import { LinkComponentProvider } from '@stadstegoed/ui/link/link-component.tsx';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { variant } from 'virtual:variant';
import { vi } from 'vitest';
import { Client } from '../../../lib/app/client.ts';
import { ViewModelCache } from '../../../lib/view-model/view-model-cache.ts';
import { textSource } from '../../../composition/text-source.ts';
import { TextStore } from '../../../shell/i18n.ts';
import { FailurePolicy, Navigation, Toasts, ScreenTitles, SeenOnDevice } from '../../../lib/app/app-ports.ts';
import { TabStorage, HourStorage } from '../../../lib/app/text-storage.ts';
import { Dialogs } from '../../../lib/app/dialogs.ts';
import { ServicesContext } from '../../../lib/view-model/container-context.ts';
import { Connection } from '../../../lib/load/connection.ts';
import { AskFactorAgain } from '../../../lib/load/ask-factor-again.ts';
import { LongWaits } from '../../../lib/load/long-waits.ts';
import { ForgetResident, Session } from '../../../lib/app/session.ts';
import { Settings } from '../../../lib/app/settings.ts';
import { ShopLink } from '../../../lib/links/shop-link.tsx';
import { signIn } from '../sign-in.module.ts';
import { memoryDrafts } from '../../../../testing/memory-drafts.ts';

/** The setup in which a part of the feature is rendered. */
export interface PartSetup {
  readonly at?: string;
  readonly language?: Language;
  readonly isSignedIn?: boolean;
  readonly flags?: Partial<Flags>;
  /** Methods of the sign-in port; any other call throws. */
  readonly signIn?: Partial<SignIn>;
}

/** A sign-in port where nobody approves a code and every address is known. */
function quietSignIn(overrides: Partial<SignIn>): SignIn {
  return stubPort<SignIn>({
    startAppSignIn: () => Promise.resolve(ok({ accessToken: 'of-qr', authToken: 'a1b2' })),
    startPinSignIn: () => Promise.resolve(ok({ accessToken: 'of-pin', authCode: '482916' })),
    checkEmail: () => Promise.resolve(ok({ used: true, valid: true })),
    requestLoginLink: () => Promise.resolve(ok(undefined)),
    ...overrides,
  });
}

/** Renders a screen or dialog of the feature with its own bindings, and stubs for everything outside it. */
export async function showPart(part: ReactNode, setup: PartSetup = {}) {
  const { at = '/start', language = 'nl' } = setup;
  const container = new Container();
  const spies = { go: vi.fn(), openDialog: vi.fn(), show: vi.fn(), markErrors: vi.fn() };
  bindPlatform(container, setup);
  container.bind(Navigation).toConstantValue(stubPort<Navigation>({ go: spies.go, goToPath: () => undefined }));
  container.bind(Toasts).toConstantValue(stubPort<Toasts>({ show: spies.show }));
  container.bind(Dialogs).toConstantValue(stubPort<Dialogs>({ open: spies.openDialog, close: () => undefined }));
  container.bind(FailurePolicy).toConstantValue(stubPort<FailurePolicy>({}));
  container
    .bind(ScreenTitles)
    .toConstantValue(stubPort<ScreenTitles>({ showOwn: () => undefined, markErrors: spies.markErrors }));
  container.bind(SeenOnDevice).toConstantValue({ ids: () => [], add: () => undefined });
  container.bind(TabStorage).toConstantValue(memoryDrafts());
  container.bind(HourStorage).toConstantValue(memoryDrafts());
  container.bind(ForgetResident).toConstantValue(() => undefined);
  container.bind(Client).toConstantValue(noClient());
  container.load(signIn);
  const texts = new TextStore({ ...textSource, overrides: () => ({}) }, language);
  await texts.need(['shell', 'home', 'sign-in']);
  render(
    <MemoryRouter initialEntries={[at]}>
      <ServicesContext value={{ container, viewModels: new ViewModelCache() }}>
        <LinkComponentProvider component={ShopLink}>{part}</LinkComponentProvider>
      </ServicesContext>
    </MemoryRouter>,
  );
  return spies;
}

function bindPlatform(container: Container, { isSignedIn = false, flags = {}, signIn: methods = {} }: PartSetup): void {
  const platform = aPlatformConfiguration();
  container.bind(SignIn).toConstantValue(quietSignIn(methods));
  container.bind(QrReader).toConstantValue(stubPort<QrReader>({ isAvailable: false }));
  container.bind(AccountStore).toConstantValue(new MemoryAccountStore());
  container.bind(Clock).toConstantValue(new FakeClock());
  container.bind(LongWaits).toConstantValue(new LongWaits(new FakeClock()));
  container.bind(AskFactorAgain).toConstantValue(() => undefined);
  container.bind(Connection).toConstantValue(stubPort<Connection>({ onBack: () => () => undefined }));
  const adopt = () => Promise.resolve(ok(anIdentity()));
  container.bind(Session).toConstantValue(stubPort<Session>({ isSignedIn, signedInByOtherTab: false, adopt }));
  container.bind(Settings).toConstantValue(
    stubPort<Settings>({
      flags: { ...DEFAULT_FLAGS, ...flags },
      platform,
      variant: readVariant(variant),
      ready: () => Promise.resolve(platform),
    }),
  );
  container.bind(Funds).toConstantValue(
    stubPort<Funds>({
      listAll: () => Promise.resolve(ok(singlePage([]))),
      read: (id) => Promise.resolve(ok(aFund({ id, name: 'Schoolstart' }))),
    }),
  );
  container.bind(Vouchers).toConstantValue(stubPort<Vouchers>({ list: () => Promise.resolve(ok(singlePage([]))) }));
}

/** A client whose calls all fail, because the feature calls stubs. */
function noClient() {
  return createPlatformClient({
    baseUrl: 'http://shop.test/api/v1',
    clientKey: 'general',
    clientType: 'webshop',
    edition: async () => 'specification',
    language: () => 'nl',
    accessToken: () => null,
    onUnauthorised: () => undefined,
    clock: new FakeClock(),
    fetch: () => Promise.reject(new TypeError('No platform in this test')),
  });
}
