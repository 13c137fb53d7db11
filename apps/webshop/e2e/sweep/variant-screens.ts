import { stableAddress } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import { SCREEN_STATES, type ScreenState } from '../../testing/screens.examples.ts';
import type { SweptVariant } from './plan.ts';

/** What stands in Waterveen in the place of a fund, an offer, a provider or a voucher of Zonnedorp. */
const IN_WATERVEEN: readonly (readonly [RegExp, string])[] = [
  [/^\/fondsen\/1\b/, '/fondsen/21'],
  [/^\/fondsen\/2\b/, '/fondsen/22'],
  [/^\/fondsen\/3\b/, '/fondsen/21'],
  [/^\/fondsen\/11\b/, '/fondsen/23'],
  [/fund_id=1\b/, 'fund_id=21'],
  [/^\/aanbod\/201\b/, '/aanbod/281'],
  [/^\/aanbod\/90\d+\b/, '/aanbod/282'],
  [/^\/aanbieders\/101\b/, '/aanbieders/131'],
  [/^\/providers\/101\/offices\/1011\b/, '/providers/131/offices/1311'],
  [/^\/providers\/118\/offices\/1181\b/, '/providers/132/offices/1321'],
  [/postcode=9990BA/, 'postcode=9980VK'],
  [/^\/tegoeden\/0x[0-9a-f]+/, `/tegoeden/${stableAddress('voucher:waterpas-wouter')}`],
];

/** The same screen with the data of Waterveen, where Wouter is the only resident. */
function inWaterveen(screen: ScreenState): ScreenState {
  return {
    ...screen,
    scenario: 'waterveen',
    ...(screen.as === undefined ? {} : { as: 'wouter' }),
    path: IN_WATERVEEN.reduce((path, [of, here]) => path.replace(of, here), screen.path),
  };
}

/** The screen without texts that only Zonnedorp has. */
const withAnyText = ({ shows: _, ...screen }: ScreenState): ScreenState => ({ ...screen, nl: /./ });

/** The screens of a variant, each state once. */
export function screensOf(variant: SweptVariant): readonly ScreenState[] {
  if (variant === 'zonnedorp') return SCREEN_STATES;
  const here = SCREEN_STATES.map((screen) => withAnyText(variant === 'waterveen' ? inWaterveen(screen) : screen));
  const seen = new Set<string>();
  return here.filter(({ scenario, as, path }) => {
    const state = JSON.stringify([scenario, as, path]);
    if (seen.has(state)) return false;
    seen.add(state);
    return true;
  });
}
