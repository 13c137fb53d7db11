import { readVariant, type Variant } from '@stadstegoed/variants/schema.ts';
import { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import type { Account } from '@stadstegoed/core/sign-in/account.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { anAccount, anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { variant } from 'virtual:variant';
import { composeShop, type Shop } from '../src/composition/compose.ts';
import { Composition } from '../src/composition/container.ts';
import type { Binding } from '../src/support/bindings.ts';
import { readEnvironment } from '../src/shell/environment.ts';
import { LocalAccountStore } from '../src/shell/local-account-store.ts';
import { keyValueStorage } from '../src/shell/browser-adapters.ts';
import type { Token } from '../src/support/token.ts';
import { memoryStorage } from './memory-storage.ts';

/** What a test wants of its shop; everything has an honest default. */
export interface TestShopOptions {
  /** Null for a visitor; absent for a visitor too. */
  readonly account?: Account | null;
  readonly identity?: Identity;
  readonly language?: Language;
  readonly platform?: PlatformConfiguration;
  /** The environment data of the page, as JSON. */
  readonly environment?: string;
  readonly variant?: Partial<Variant>;
  readonly clock?: FakeClock;
  readonly local?: Storage;
  /** The ports that the test answers for; what nobody answers for throws. */
  readonly stubs?: (composition: StubbedComposition) => void;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** A shop with the doors to the world in the hands of the test. */
export interface TestShop extends Shop {
  readonly clock: FakeClock;
  readonly local: Storage;
  readonly perTab: Storage;
  /** The addresses for which the shop left itself. */
  readonly left: readonly string[];
}

/** A composition in which what the test put there stays: the features bind round it. */
export class StubbedComposition extends Composition {
  override bind<T, const Dependencies extends readonly unknown[]>(
    token: Token<T>,
    binding: Binding<T, Dependencies>,
  ): void {
    if (!this.has(token)) super.bind(token, binding);
  }

  /** A port of which only these methods may be used. */
  stub<T extends object>(token: Token<T>, methods: Partial<T>): void {
    this.value(token, stubPort<T>(methods));
  }
}

/** Puts a shop together out of the real parts, with stubs where it would ask the platform. */
export function composeTestShop(options: TestShopOptions = {}): TestShop {
  const { clock = new FakeClock(), local = memoryStorage(), platform = aPlatformConfiguration() } = options;
  const perTab = memoryStorage();
  const left: string[] = [];
  keep(local, options);
  const composition = new StubbedComposition();
  options.stubs?.(composition);
  if (!options.fetch) stubShell(composition, platform, options.identity ?? anIdentity());
  const shop = composeShop(
    {
      variant: { ...readVariant(variant), ...options.variant },
      environment: readEnvironment(options.environment ?? ''),
      clock,
      local: () => local,
      perTab: () => perTab,
      origin: 'http://localhost:3000',
      assign: (url) => left.push(url),
      fetch: options.fetch ?? refuse,
    },
    composition,
  );
  return { ...shop, clock, local, perTab, left };
}

/** A signed-in resident. */
export const SIGNED_IN = anAccount();

function keep(local: Storage, { account = null, language }: TestShopOptions): void {
  const kept = keyValueStorage(() => local, 'stadstegoed:');
  if (account) new LocalAccountStore(kept).save(account);
  if (language) kept.write('language', language);
}

function stubShell(composition: StubbedComposition, platform: PlatformConfiguration, identity: Identity): void {
  if (!composition.has(PlatformConfig)) {
    composition.stub(PlatformConfig, { read: () => Promise.resolve(ok(platform)) });
  }
  if (!composition.has(SignIn)) {
    composition.stub(SignIn, {
      readIdentity: () => Promise.resolve(ok(identity)),
      endSession: () => Promise.resolve(ok(undefined)),
    });
  }
}

function refuse(request: Request): Promise<Response> {
  throw new Error(`The test did not expect ${request.method} ${request.url} to be asked`);
}
