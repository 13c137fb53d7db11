import { describe, expect, it } from 'vitest';
import { type Edge, layers } from './layers.ts';

const CORE = 'packages/core/src';
const APP = 'apps/webshop/src';
const FEATURES = `${APP}/features`;
const useCases = new Set([`${CORE}/funds/activate-fund.ts`, `${CORE}/vouchers/share-voucher.ts`]);

const edge = (file: string, target: string | undefined, more: Partial<Edge> = {}): Edge => ({
  file,
  target,
  specifier: target ?? 'react',
  line: 1,
  typeOnly: false,
  lazy: false,
  useCases,
  ...more,
});

const rejectedBy = (candidate: Edge): readonly string[] =>
  layers.filter(({ from, refuses }) => from.test(candidate.file) && refuses(candidate)).map(({ name }) => name);

describe('rejects', () => {
  it.each<[string, Edge]>([
    ['core entities and rules', edge(`${CORE}/funds/fund-rules.ts`, `${CORE}/funds/funds.port.ts`, { typeOnly: true })],
    ['core entities and rules', edge(`${CORE}/funds/fund.ts`, `${CORE}/funds/activate-fund.ts`)],
    ['core ports', edge(`${CORE}/funds/funds.port.ts`, `${CORE}/funds/activate-fund.ts`)],
    ['core use cases', edge(`${CORE}/funds/activate-fund.ts`, `${CORE}/vouchers/share-voucher.ts`)],
    ['core inside itself', edge(`${CORE}/funds/fund.ts`, undefined, { specifier: 'valibot' })],
    ['http adapters', edge('packages/http/src/funds/http-funds.ts', `${CORE}/funds/activate-fund.ts`)],
    ['ui controls', edge('packages/ui/src/price/price.tsx', `${CORE}/funds/fund.ts`)],
    ['view models', edge(`${FEATURES}/funds/fund.vm.ts`, undefined, { specifier: 'react' })],
    ['view models', edge(`${FEATURES}/funds/fund.vm.ts`, `${FEATURES}/vouchers/voucher.vm.ts`)],
    ['view models', edge(`${FEATURES}/funds/fund.vm.ts`, 'packages/http/src/client.ts')],
    ['view models', edge(`${FEATURES}/funds/fund.vm.ts`, 'apps/webshop/src/shell/session-store.ts')],
    [
      'views and the platform',
      edge(`${FEATURES}/funds/fund.view.tsx`, `${CORE}/funds/funds.port.ts`, { typeOnly: true }),
    ],
    [
      'views and the platform',
      edge(`${FEATURES}/funds/fund.view.tsx`, `${CORE}/funds/activate-fund.ts`, { typeOnly: true }),
    ],
    ['views and the core', edge(`${FEATURES}/funds/fund.view.tsx`, `${CORE}/funds/fund-rules.ts`)],
    ['views of other features', edge(`${FEATURES}/funds/fund.view.tsx`, `${FEATURES}/vouchers/voucher.view.tsx`)],
    ['texts', edge(`${APP}/texts/text-keys.ts`, `${APP}/support/token.ts`, { typeOnly: true })],
    ['routes', edge(`${APP}/routes/route-views.ts`, `${FEATURES}/funds/fund.view.tsx`)],
    ['routes', edge(`${APP}/routes/paths.ts`, `${APP}/shell/menu.ts`)],
    ['platform', edge(`${APP}/platform/bind-digid.ts`, `${FEATURES}/funds/funds.module.ts`)],
    ['shell', edge(`${APP}/shell/menu.tsx`, undefined, { specifier: 'inversify' })],
    ['shell', edge(`${APP}/shell/modal-host.view.tsx`, `${FEATURES}/funds/fund.view.tsx`, { typeOnly: true })],
    ['features and the frame', edge(`${FEATURES}/funds/fund.view.tsx`, `${APP}/shell/shell-model.ts`)],
    [
      'parts of a feature',
      edge(`${FEATURES}/funds/parts/card.tsx`, `${FEATURES}/funds/fund.vm.ts`, { typeOnly: true }),
    ],
    ['support', edge('apps/webshop/src/support/loadable.ts', `${FEATURES}/funds/fund.vm.ts`)],
    ['plain files of a feature', edge(`${FEATURES}/funds/fund-words.ts`, undefined, { specifier: 'react' })],
    ['service worker', edge(`${APP}/worker/service-worker.ts`, `${APP}/support/timings.ts`)],
    ['mock platform', edge('mock-server/src/domain/funds/funds.ts', `${CORE}/funds/fund-rules.ts`)],
    ['mock platform and generated code', edge('mock-server/src/app/app.ts', 'openapi/generated/api.d.ts')],
    [
      'mock platform: domain below notifications',
      edge('mock-server/src/domain/vouchers/issue.ts', 'mock-server/src/notifications/tell.ts'),
    ],
    [
      'mock platform: http below domain',
      edge('mock-server/src/http/register.ts', 'mock-server/src/domain/identity/bearer.ts', { typeOnly: true }),
    ],
    [
      'mock platform: app below console',
      edge('mock-server/src/app/app.ts', 'mock-server/console/open-console.ts', { lazy: true }),
    ],
    ['mock platform: console', edge('mock-server/src/command.ts', 'mock-server/console/console.ts')],
    ['contracts', edge('contracts/provider/provider.test.ts', 'apps/webshop/src/main.tsx')],
  ])('%s', (name, candidate) => {
    expect(rejectedBy(candidate)).toContain(name);
  });
});

describe('allows', () => {
  it.each<[string, Edge]>([
    [
      'a route of the mock platform decides with the domain',
      edge('mock-server/src/routes/funds/funds.ts', 'mock-server/src/domain/funds/facts.ts'),
    ],
    [
      'the program of the mock platform opens the console',
      edge('mock-server/src/mock-platform.ts', 'mock-server/console/open-console.ts', { lazy: true }),
    ],
    ['a rule reads an entity', edge(`${CORE}/funds/fund-rules.ts`, `${CORE}/funds/fund.ts`)],
    ['a use case calls a port', edge(`${CORE}/funds/activate-fund.ts`, `${CORE}/funds/funds.port.ts`)],
    ['an adapter implements a port', edge('packages/http/src/funds/http-funds.ts', `${CORE}/funds/funds.port.ts`)],
    ['a control formats shared money', edge('packages/ui/src/price/price.tsx', `${CORE}/shared/money.ts`)],
    ['a view model runs a use case', edge(`${FEATURES}/funds/fund.vm.ts`, `${CORE}/funds/activate-fund.ts`)],
    ['a view model uses support', edge(`${FEATURES}/funds/fund.vm.ts`, 'apps/webshop/src/support/loadable.ts')],
    ['a view shows its view model', edge(`${FEATURES}/funds/fund.view.tsx`, `${FEATURES}/funds/fund.vm.ts`)],
    [
      'a view shows another feature’s part',
      edge(`${FEATURES}/funds/home.view.tsx`, `${FEATURES}/vouchers/parts/ticket.tsx`),
    ],
    [
      'a view names a type of the core',
      edge(`${FEATURES}/funds/fund.view.tsx`, `${CORE}/funds/fund.ts`, { typeOnly: true }),
    ],
    [
      'a route loads a view lazily',
      edge(`${APP}/routes/route-views.ts`, `${FEATURES}/funds/fund.view.tsx`, { lazy: true }),
    ],
    ['a module binds an adapter', edge(`${FEATURES}/funds/funds.module.ts`, 'packages/http/src/funds/http-funds.ts')],
    [
      'the platform reads the types of the wire',
      edge('mock-server/src/app/app.ts', 'openapi/generated/api.d.ts', { typeOnly: true }),
    ],
  ])('%s', (_what, candidate) => {
    expect(rejectedBy(candidate)).toEqual([]);
  });
});

it('has a reason for each direction', () => {
  expect(layers.filter(({ why }) => why.split(' ').length < 8)).toEqual([]);
});
