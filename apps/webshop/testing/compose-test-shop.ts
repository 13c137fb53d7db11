import { readVariant, type Variant } from '@stadstegoed/variants/schema.ts';
import { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import type { Account } from '@stadstegoed/core/sign-in/account.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { anAccount, anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import { variant } from 'virtual:variant';
import { composeShop, type Shop } from '../src/composition/compose.ts';
import { readEnvironment } from '../src/shell/browser/environment.ts';
import { LocalAccountStore } from '../src/shell/browser/local-account-store.ts';
import { textStorage } from '../src/shell/browser/browser-adapters.ts';
import { memoryDeviceKey } from './memory-device-key.ts';
import { memoryStorage } from './memory-storage.ts';

/** The options of a test shop; each has a default. */
export interface TestShopOptions {
  /** The signed-in account; null or absent for a visitor. */
  readonly account?: Account | null;
  readonly identity?: Identity;
  readonly language?: Language;
  readonly browserLanguages?: readonly string[];
  readonly platform?: PlatformConfiguration;
  /** The path at which the page was opened; home by default. */
  readonly at?: string;
  /** The environment data of the page, as JSON. */
  readonly environment?: string;
  readonly variant?: Partial<Variant>;
  readonly clock?: FakeClock;
  readonly local?: Storage;
  /** Stubs ports for the test; a call to a port that is not stubbed throws. */
  readonly stubs?: (container: StubbedContainer) => void;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A shop whose clock, storages and redirects the test controls. */
export interface TestShop extends Shop {
  readonly clock: FakeClock;
  readonly local: Storage;
  readonly perTab: Storage;
  /** The URLs to which the shop redirected the browser. */
  readonly left: readonly string[];
}

/** A container that keeps the stubs of the test: what is loaded does not replace them. */
export class StubbedContainer extends Container {
  readonly #stubs = new Map<ServiceIdentifier, object>();

  /** Binds a port to a stub with only these methods. */
  stub<T extends object>(token: ServiceIdentifier<T>, methods: Partial<T>): void {
    this.#stubs.set(token, stubPort<T>(methods));
    this.#rebind();
  }

  override load(...modules: ContainerModule[]): void {
    super.load(...modules);
    this.#rebind();
  }

  #rebind(): void {
    for (const [token, stub] of this.#stubs) this.rebind(token).toConstantValue(stub);
  }
}

/** Composes a shop of the real parts, with stubs for the platform. */
export function composeTestShop(options: TestShopOptions = {}): TestShop {
  const { clock = new FakeClock(), local = memoryStorage(), platform = aPlatformConfiguration() } = options;
  const perTab = memoryStorage();
  const left: string[] = [];
  prepareStorage(local, options);
  const container = new StubbedContainer();
  options.stubs?.(container);
  if (!options.fetch) stubShell(container, platform, options.identity ?? anIdentity());
  const shop = composeShop(
    {
      variant: { ...readVariant(variant), ...options.variant },
      environment: readEnvironment(options.environment ?? ''),
      clock,
      local: () => local,
      perTab: () => perTab,
      deviceKey: memoryDeviceKey(),
      origin: 'http://localhost:3000',
      openedAt: openedAt(options),
      assign: (url) => left.push(url),
      languages: browserLanguages(options),
      fetch: options.fetch ?? refuse,
    },
    container,
  );
  return { ...shop, clock, local, perTab, left };
}

const browserLanguages = ({ browserLanguages: given = ['nl-NL'] }: TestShopOptions): readonly string[] => given;

const openedAt = ({ at = '/' }: TestShopOptions): URL => new URL(at, 'http://localhost:3000');

/** A signed-in resident. */
export const SIGNED_IN = anAccount();

function prepareStorage(local: Storage, { account = null, language }: TestShopOptions): void {
  const storage = textStorage(() => local, 'stadstegoed:');
  if (account) new LocalAccountStore(storage).save(account);
  if (language) storage.write('language', language);
}

function stubShell(container: StubbedContainer, platform: PlatformConfiguration, identity: Identity): void {
  if (!container.isBound(PlatformConfig)) {
    container.stub(PlatformConfig, { read: () => Promise.resolve(ok(platform)) });
  }
  if (!container.isBound(SignIn)) {
    const unanswered = () => Promise.resolve(err(failure('unexpected')));
    container.stub(SignIn, {
      readIdentity: () => Promise.resolve(ok(identity)),
      endSession: () => Promise.resolve(ok(undefined)),
      startAppSignIn: unanswered,
      startPinSignIn: unanswered,
    });
  }
}

function refuse(request: Request): Promise<Response> {
  throw new Error(`The test did not expect the request ${request.method} ${request.url}`);
}
