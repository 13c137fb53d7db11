import type { BrowserName } from '@mdn/browser-compat-data/forLegacyNode';

/** Browsers with a version of each. */
export type Versions = Readonly<Partial<Record<BrowserName, string>>>;

/**
 * The oldest browsers in which everything works (docs/releases/1.0.md): the first version that each maker released in 2023,
 * and Safari 16, which iPhones had then.
 */
export const PROMISED: Versions = {
  chrome: '109',
  chrome_android: '109',
  edge: '109',
  firefox: '109',
  firefox_android: '109',
  safari: '16',
  safari_ios: '16',
  samsunginternet_android: '20.0',
};

/** The first browsers that load modules when they are needed, as the shop's are; older ones lack some of what these lack. */
export const FIRST_WITH_MODULES: Versions = { chrome: '63', firefox: '67', safari: '11.1' };
