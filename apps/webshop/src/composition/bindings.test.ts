import { expect, describe, it, vi } from 'vitest';
import { Container, ContainerModule, type Newable } from 'inversify';
import { composeTestShop } from '../../testing/compose-test-shop.ts';
import type { TextsName } from '../texts/text-keys.ts';
import { DIALOGS } from './dialogs.ts';
import { OWN_BINDINGS } from './own-bindings.ts';
import { ShopLoader } from './shop-loader.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('../features/*/**/*.vm.ts', { eager: true });
const DIALOG_FILES = Object.keys(import.meta.glob('../{features/*,shell}/**/*.dialog.tsx'));

const isViewModel = (value: unknown): value is Newable<object> =>
  typeof value === 'function' && value.name.endsWith('ViewModel');

const viewModels = Object.entries(FILES).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isViewModel)
    .map((type) => ({ feature: /features\/(?<name>[^/]+)/.exec(file)?.groups?.['name'], type })),
);

describe('the bindings', () => {
  it('have all that each view model needs; those of one feature come with its texts', async () => {
    const { container, loader } = composeTestShop();
    const refusedAfter = async (texts: readonly TextsName[]) => {
      await loader.need(texts);
      return viewModels.flatMap(({ feature, type }) => {
        try {
          return container.get(type, { autobind: true }) instanceof type ? [] : [{ feature, why: type.name }];
        } catch (error) {
          return [{ feature, why: `${type.name}: ${String(error)}` }];
        }
      });
    };
    const features = new Set((await refusedAfter([])).map(({ feature }) => feature));
    expect(features).toEqual(new Set(Object.keys(OWN_BINDINGS)));
    expect(await refusedAfter(['account', 'fund-requests', 'reimbursements', 'reservations'])).toEqual([]);
    expect(viewModels.length).toBeGreaterThan(50);
  });

  it('are bound once, and retried after their chunk could not be fetched', async () => {
    const bind = vi.fn();
    const fetchBindings = vi
      .fn(() => Promise.resolve({ bindings: [new ContainerModule(bind)] }))
      .mockRejectedValueOnce(new TypeError('offline'));
    const needTexts = () => Promise.resolve();
    const loader = new ShopLoader({ container: new Container(), needTexts, fetchBindings });
    await expect(loader.need([])).rejects.toThrow('offline');
    await Promise.all([loader.need([]), loader.need([])]);
    await loader.need([]);
    expect([fetchBindings.mock.calls.length, bind.mock.calls.length]).toEqual([2, 1]);
  });
});

it('every dialog has its key as the name of its file', () => {
  const named = DIALOG_FILES.map((file) => /([^/]+)\.dialog\.tsx$/.exec(file)?.[1] ?? '');
  expect(Object.keys(DIALOGS).toSorted()).toEqual(named.toSorted());
});
