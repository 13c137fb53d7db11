import 'reflect-metadata/lite';
import { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { LoadIdentity } from '@stadstegoed/core/sign-in/load-identity.ts';
import { SignOut } from '@stadstegoed/core/sign-in/sign-out.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { isUnanswered } from '@stadstegoed/core/shared/failure.ts';
import { createPlatformClient, type PlatformClient } from '@stadstegoed/http/client.ts';
import type { GiveSecondFactor } from '@stadstegoed/http/second-factor.ts';
import { HttpPlatformConfig } from '@stadstegoed/http/pages/http-platform-config.ts';
import { HttpSignIn } from '@stadstegoed/http/sign-in/http-sign-in.ts';
import { Container, ContainerModule } from 'inversify';
import type { Variant } from '@stadstegoed/variants/schema.ts';
import { RouterNavigation, type RouterLike } from '../shell/router-navigation.ts';
import { clearableStorage, keepsAnswers, textStorage, sessionDrafts } from '../shell/browser/browser-adapters.ts';
import { ConnectionWatch } from '../shell/browser/connection-watch.ts';
import type { Environment } from '../shell/browser/environment.ts';
import { ToastFailurePolicy } from '../shell/failure-policy.ts';
import { IdleWatch, type IdleEvents } from '../shell/idle-watch.ts';
import { TextStore } from '../shell/i18n.ts';
import { storedGoals } from '../shell/browser/stored-goals.ts';
import { storedSeen } from '../shell/browser/stored-seen.ts';
import { LocalAccountStore } from '../shell/browser/local-account-store.ts';
import { DialogStore } from '../shell/dialog-store.ts';
import { ToastStore } from '../shell/toast-store.ts';
import { Preferences } from '../shell/browser/preferences.ts';
import { ScreenTitle } from '../shell/screen-title.ts';
import { START_UP } from '../shell/start-up.ts';
import { SettingsStore } from '../shell/settings-store.ts';
import { ShopClock } from '../shell/browser/shop-clock.ts';
import type { SecondFactorQuestion } from '../shell/second-factor-question.ts';
import { ShellModel, type Place, type ShellParts } from '../shell/shell-model.ts';
import { QrOnScreen } from '../lib/page/qr-on-screen.ts';
import { StoredCodes } from '../lib/shared-state/stored-codes.ts';
import { ViewModelCache } from '../lib/view-model/view-model-cache.ts';
import { home } from '../features/home/home.module.ts';
import { textSource } from '../composition/text-source.ts';
import { FailurePolicy, Navigation, Toasts, ScreenTitles, SeenOnDevice } from '../lib/app/app-ports.ts';
import { TabStorage, HourStorage, ResidentStorage, type TextStorage } from '../lib/app/text-storage.ts';
import { Dialogs } from '../lib/app/dialogs.ts';
import { Connection } from '../lib/load/connection.ts';
import { MapTiles } from '../lib/page/map-tiles.ts';
import { AskFactorAgain } from '../lib/load/ask-factor-again.ts';
import { LongWaits } from '../lib/load/long-waits.ts';
import { ForgetResident, LeaveShop, Session } from '../lib/app/session.ts';
import { Settings } from '../lib/app/settings.ts';
import { Client, ReplacedFetch } from '../lib/app/client.ts';
import { GeocoderAddress } from '../features/providers/geocoder-address.ts';
import { DeviceStorage } from '../lib/draft/device-storage.ts';
import { makeSession, RESIDENT_ADDRESS } from './compose-session.ts';
import { DIALOGS } from './dialogs.ts';
import { loadedOnce } from './loaded-once.ts';
import { ShopLoader } from './shop-loader.ts';
import { observeHistory } from './observe-history.ts';

/** The environment in which a shop runs: the browser's, or a test's. */
export interface ShopEnvironment {
  readonly variant: Variant;
  readonly environment: Environment;
  /** The device's. */
  readonly clock: Clock;
  readonly local: () => Storage;
  readonly perTab: () => Storage;
  /** The secret of this device, with which drafts are sealed. */
  readonly deviceKey: () => Promise<CryptoKey>;
  readonly origin: string;
  /** The path and the query at which the page was opened. */
  readonly openedAt: Place;
  readonly assign: (url: string) => void;
  /** The languages that the browser asks for, such as `nl-NL`. */
  readonly languages: readonly string[];
  /** Replaces the browser's fetch; an upload passes its form along. */
  readonly fetch?: (request: Request, form?: FormData) => Promise<Response>;
}

/** The environment with the clock that the platform corrects. */
type CorrectedEnvironment = ShopEnvironment & { readonly clock: ShopClock };

/** A composed shop, before its router exists. */
export interface Shop {
  readonly container: Container;
  readonly viewModels: ViewModelCache;
  readonly shell: ShellModel;
  readonly client: PlatformClient;
  /** Loads texts, bindings and dialogs when a screen needs them. */
  readonly loader: ShopLoader;
  /** Passes the router to the navigation once it exists. */
  readonly useRouter: (router: RouterLike) => void;
}

/** Separates the shop's entries from those of other apps on the same origin. */
const STORAGE_PREFIX = 'stadstegoed:';

/** Composes the whole shop without rendering it. A test passes a container that already holds its stubs. */
export function composeShop(given: ShopEnvironment, container: Container = new Container()): Shop {
  const shopEnvironment = { ...given, clock: new ShopClock(given.clock) };
  const viewModels = new ViewModelCache();
  const storage = textStorage(shopEnvironment.local, STORAGE_PREFIX);
  const preferences = new Preferences(storage, shopEnvironment.languages);
  const accounts = new LocalAccountStore(storage);
  const ofResident = clearableStorage(shopEnvironment.local, `${STORAGE_PREFIX}resident:`);
  const drafts = sessionDrafts(shopEnvironment.perTab, () => ofResident.read(RESIDENT_ADDRESS));
  const session = makeSession(shopEnvironment.clock, { container, viewModels, drafts, accounts, ofResident });
  const route = makeNavigation(shopEnvironment, preferences);
  const codes = new StoredCodes(storage, shopEnvironment.clock);
  container.bind(StoredCodes).toConstantValue(codes);
  const qr = new QrOnScreen();
  container.bind(QrOnScreen).toConstantValue(qr);
  const events = idleEvents(() => shell, qr);
  const shell: ShellModel = new ShellModel({
    session,
    preferences,
    settings: new SettingsStore({ ...shopEnvironment, storage, platformConfig: () => container.get(PlatformConfig) }),
    texts: new TextStore(textSource, preferences.language, {
      phone: shopEnvironment.variant.contact.telephone_numer,
    }),
    toasts: new ToastStore(),
    dialogs: new DialogStore(Object.keys(DIALOGS)),
    title: new ScreenTitle(),
    navigation: route.navigation,
    drafts,
    goals: storedGoals(clearableStorage(shopEnvironment.local, `${STORAGE_PREFIX}goal:`), shopEnvironment.clock),
    codes,
    idle: new IdleWatch(shopEnvironment.clock, storage, events),
    here: route.here,
    keepsAnswers: () => keepsAnswers(shopEnvironment),
    connection: new ConnectionWatch(shopEnvironment.clock, () => answers(container, shell)),
  });
  const loader = makeLoader(shell, container);
  const client = makeClient(shopEnvironment, shell, makeFactorQuestion(shell, container, loader));
  container.load(
    shellModule(shell, shopEnvironment),
    platformModule({ client, accounts, clientKey: clientKeyOf(shopEnvironment), ofResident, storage }),
    home,
  );
  return {
    container,
    viewModels,
    shell,
    client,
    loader,
    useRouter: (router) => {
      route.useRouter(router);
      observeHistory(router, (step) => {
        viewModels.onNavigation(step);
        shell.enter(step.key);
      });
    },
  };
}

function makeLoader(shell: ShellModel, container: Container): ShopLoader {
  return new ShopLoader({
    container,
    needTexts: (names) => shell.texts.need(names),
    fetchBindings: () => import('./bindings.ts'),
  });
}

/** The question for a second factor, whose code is fetched when a call waits for it first. */
function makeFactorQuestion(shell: ShellModel, container: Container, loader: ShopLoader): GiveSecondFactor {
  let question: SecondFactorQuestion | null = null;
  const fetchQuestion = loadedOnce(async () => {
    const [{ SecondFactorQuestion: Question }] = await Promise.all([
      import('../shell/second-factor-question.ts'),
      loader.bind(['account']),
    ]);
    const token = (): string | null => shell.session.account?.accessToken ?? null;
    question = new Question(shell.dialogs, container.get(SecondFactors), token);
    return question;
  });
  container.bind(AskFactorAgain).toConstantValue(() => question?.askAgain());
  return async (call) => (await fetchQuestion()).give(call);
}

/** Whether the platform answers a call that changes nothing: the configuration, which may be missing too. */
async function answers(container: Container, { settings }: ShellModel): Promise<boolean> {
  if (settings.isMissing) {
    await settings.ready();
    const { failure } = settings.configuration;
    return failure === null || !isUnanswered(failure);
  }
  const read = await container.get(PlatformConfig).read();
  return read.ok || !isUnanswered(read.error);
}

function idleEvents(shell: () => ShellModel, qr: QrOnScreen): IdleEvents {
  return {
    onWarning: () => shell().dialogs.open('idle-warning', {}),
    onActive: () => shell().dialogs.closeWarning(),
    onOver: () => void shell().endIdleSession(),
    isHeld: () => qr.holdsSignOut,
  };
}

/** The navigation, and where the router stands. */
interface Route extends Pick<ShellParts, 'here'> {
  readonly navigation: RouterNavigation;
  readonly useRouter: (router: RouterLike) => void;
}

function makeNavigation(shopEnvironment: ShopEnvironment, preferences: Preferences): Route {
  let current: RouterLike | null = null;
  let created = (_router: RouterLike): void => undefined;
  const router = new Promise<RouterLike>((resolve) => {
    created = resolve;
  });
  const navigation = new RouterNavigation({
    // A 401 answer may arrive before the router exists; the redirect to home then waits for the router.
    router: () => current ?? { navigate: async (to, options) => (await router).navigate(to, options) },
    language: () => preferences.language,
    origin: shopEnvironment.origin,
    allowedOrigins: allowedOrigins(shopEnvironment),
    assign: shopEnvironment.assign,
  });
  const useRouter = (given: RouterLike): void => {
    current = given;
    created(given);
  };
  // A 401 answer may arrive before the router exists, or while the screen that asked is still on its way.
  const here = (): Place =>
    current?.state?.navigation?.location ?? current?.state?.location ?? shopEnvironment.openedAt;
  return { navigation, useRouter, here };
}

/** The platform's origin, where DigiD starts, and the origins that the deployment adds. */
function allowedOrigins(shopEnvironment: ShopEnvironment): readonly string[] {
  return [
    new URL(shopEnvironment.environment.apiUrl, shopEnvironment.origin).origin,
    ...shopEnvironment.environment.redirectOrigins,
  ];
}

function clientKeyOf(shopEnvironment: ShopEnvironment): string {
  return shopEnvironment.environment.clientKey ?? shopEnvironment.variant.clientKey;
}

function makeClient(
  shopEnvironment: CorrectedEnvironment,
  shell: ShellModel,
  giveSecondFactor: GiveSecondFactor,
): PlatformClient {
  return createPlatformClient({
    baseUrl: new URL(shopEnvironment.environment.apiUrl, shopEnvironment.origin).href.replace(/\/$/, ''),
    clientKey: clientKeyOf(shopEnvironment),
    clientType: START_UP.clientType,
    edition: () => shell.settings.edition(),
    language: () => shell.preferences.language,
    accessToken: () => shell.session.account?.accessToken ?? null,
    onUnauthorised: (failure, isChange) => shell.endedByPlatform(failure.sessionExpired, isChange),
    giveSecondFactor,
    clock: shopEnvironment.clock,
    onPlatformTime: shopEnvironment.clock.learn,
    ...fetchOf(shopEnvironment),
  });
}

function fetchOf({ fetch }: ShopEnvironment): ReplacedFetch {
  return fetch === undefined ? {} : { fetch };
}

/** What the shell gives to every feature. */
function shellModule(shell: ShellModel, shopEnvironment: ShopEnvironment): ContainerModule {
  const { clock, environment } = shopEnvironment;
  return new ContainerModule(({ bind }) => {
    bind(ShellModel).toConstantValue(shell);
    bind(Clock).toConstantValue(clock);
    bind(ReplacedFetch).toConstantValue(fetchOf(shopEnvironment));
    bind(MapTiles).toConstantValue({ url: environment.mapTilesUrl });
    bind(GeocoderAddress).toConstantValue({ url: environment.geocoderUrl });
    bind(DeviceStorage).toConstantValue({ open: shopEnvironment.local, key: shopEnvironment.deviceKey });
    bind(LongWaits).toConstantValue(new LongWaits(clock));
    bind(Session).toConstantValue(shell.session);
    bind(LeaveShop).toConstantValue(() => shell.signOut(true));
    bind(ForgetResident).toConstantValue(() => shell.forgetResident());
    bind(Settings).toConstantValue(shell.settings);
    bind(Navigation).toConstantValue(shell.navigation);
    bind(Toasts).toConstantValue(shell.toasts);
    bind(ScreenTitles).toConstantValue(shell.title);
    bind(Connection).toConstantValue(shell.connection);
    bind(Dialogs).toConstantValue(shell.dialogs);
    bind(FailurePolicy).toConstantValue(new ToastFailurePolicy(shell.toasts));
    bind(TabStorage).toConstantValue(shell.drafts);
    bind(HourStorage).toConstantValue(shell.goals);
  });
}

interface PlatformParts {
  readonly client: PlatformClient;
  readonly accounts: AccountStore;
  readonly clientKey: string;
  readonly ofResident: TextStorage;
  readonly storage: TextStorage;
}

/** The platform as far as the session needs it. */
function platformModule({ client, accounts, clientKey, ofResident, storage }: PlatformParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ResidentStorage).toConstantValue(ofResident);
    bind(SeenOnDevice).toConstantValue(storedSeen(storage, () => ofResident.read(RESIDENT_ADDRESS)));
    bind(Client).toConstantValue(client);
    bind(AccountStore).toConstantValue(accounts);
    bind(SignIn)
      .toResolvedValue((platform) => new HttpSignIn(platform, { clientKey, clientType: START_UP.clientType }), [Client])
      .inSingletonScope();
    bind(LoadIdentity)
      .toResolvedValue((signIn, kept) => new LoadIdentity(signIn, kept), [SignIn, AccountStore])
      .inSingletonScope();
    bind(SignOut)
      .toResolvedValue((signIn, kept) => new SignOut(signIn, kept), [SignIn, AccountStore])
      .inSingletonScope();
    bind(PlatformConfig)
      .toResolvedValue((platform) => new HttpPlatformConfig(platform), [Client])
      .inSingletonScope();
  });
}
