import { singlePage } from '@stadstegoed/core/shared/page.ts';
import type { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { ProductSamples } from '@stadstegoed/core/products/product-samples.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { anApplicableFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aProductSample } from '@stadstegoed/core/testing/a-product-sample.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { observable, runInAction } from 'mobx';
import { readVariant, type HomeSectionName } from '@stadstegoed/variants/schema.ts';
import { describe, expect, it, vi } from 'vitest';
import { variant } from 'virtual:variant';
import type { Navigation } from '../../lib/app/app-ports.ts';
import type { Settings } from '../../lib/app/settings.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';

const PLAIN: HomeParams = { digidError: null, target: null, sessionExpired: false, language: 'nl', signedIn: false };
const REPLACED = { replace: true };

function aHome(
  platform: PlatformConfiguration | null = aPlatformConfiguration(),
  signedIn = false,
  sections: readonly HomeSectionName[] = ['funds', 'offers', 'actions'],
) {
  const own = readVariant(variant);
  const clock = new FakeClock();
  const drafts = memoryDrafts();
  const calls = { go: vi.fn() };
  const samples = vi.fn(() => Promise.resolve(ok([aProductSample()])));
  const list = vi.fn(() => Promise.resolve(ok(singlePage([anApplicableFund()]))));
  const answered = observable.box(platform, { deep: false });
  const settings = stubPort<Settings>({
    ready: () => Promise.resolve(platform),
    variant: { ...own, home: { ...own.home, sections: [...sections] } },
    get platform() {
      return answered.get();
    },
  });
  const model = new HomeViewModel(
    stubPort<Funds>({ listAll: list }),
    stubPort<ProductSamples>({ samples }),
    settings,
    stubPort<Navigation>({ go: calls.go }),
    drafts,
  );
  const start = async (params: Partial<HomeParams> = {}): Promise<void> => {
    model.start({ ...PLAIN, signedIn, ...params });
    await clock.play(0);
  };
  const answerLater = (late: PlatformConfiguration) => runInAction(() => answered.set(late));
  return { model, samples, list, start, answerLater, drafts, ...calls };
}

describe('home', () => {
  it.each([
    [['topics', 'help'], 1, []],
    [['offers'], 0, ['budget']],
    [['facts', 'actions'], 0, ['subsidies']],
  ] as const)(
    'home of a municipality with the sections %j loads what they show',
    async (sections, lists, requested) => {
      const { list, samples, start } = aHome(undefined, false, sections);
      await start();
      expect(list).toHaveBeenCalledTimes(lists);
      expect(samples.mock.calls.map((call: readonly unknown[]) => call[0])).toEqual(requested);
    },
  );

  const shown = aPlatformConfiguration().shown;
  it.each([
    ['no samples when the platform shows no products on home', { shown: { ...shown, homeProducts: false } }, []],
    ['no budget samples without budget funds', { hasBudgetFunds: false }, ['subsidies']],
    ['no subsidy samples without subsidies', { hasSubsidyFunds: false }, ['budget']],
  ])('requests %s', async (_, overrides, requested) => {
    const { samples, start } = aHome(aPlatformConfiguration(overrides));
    await start();
    expect(samples.mock.calls.map((call: readonly unknown[]) => call[0])).toEqual(requested);
  });

  it('shows its funds when the configuration could not be read', async () => {
    const { model, samples, start } = aHome(null);
    await start();
    expect(model.funds.state).toBe('ready');
    expect(samples).not.toHaveBeenCalled();
  });

  it('loads samples when the configuration arrives later, unless the resident has left', async () => {
    const { samples, start, answerLater } = aHome(null);
    await start();
    answerLater(aPlatformConfiguration());
    expect(samples).toHaveBeenCalledTimes(2);
    const left = aHome(null);
    await left.start();
    left.model.stop();
    left.answerLater(aPlatformConfiguration());
    expect(left.samples).not.toHaveBeenCalled();
  });

  it('shows a resident who is signed in the error page of a cancelled DigiD', async () => {
    const { go, start } = aHome(aPlatformConfiguration(), true);
    await start({ digidError: '0040' });
    expect(go).toHaveBeenCalledWith(goTo('error', { errorCode: 'digid_0040' }), REPLACED);
  });

  it('does not mention an expired session to a resident who signed in again', async () => {
    const { model, start } = aHome(aPlatformConfiguration(), true);
    await start({ sessionExpired: true });
    expect(model.sessionExpired).toBe(false);
  });
});
