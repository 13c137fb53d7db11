/**
 * Feature flags (SH-029). Merged in this order, later overrides: defaults, variant, platform configuration, environment
 * data. The platform configuration sets the four list and show flags; when off, their screens redirect to home.
 */
export interface Flags {
  readonly startPageCombinedColumns: boolean;
  readonly startButton: boolean;
  readonly accessibilityPage: boolean;
  readonly fundsMenu: boolean;
  readonly fundsMenuForVisitors: boolean;
  readonly activateFirstFund: boolean;
  readonly genericSearch: boolean;
  readonly onlyUsedCategories: boolean;
  /** Shows residents their sessions, which they can end. */
  readonly sessions: boolean;
  readonly providerSignUpPage: boolean;
  readonly fundsList: boolean;
  readonly productsList: boolean;
  readonly productsShow: boolean;
  readonly recordsList: boolean;
}

export type FlagName = keyof Flags;

export const DEFAULT_FLAGS: Flags = {
  startPageCombinedColumns: true,
  startButton: true,
  accessibilityPage: true,
  fundsMenu: true,
  fundsMenuForVisitors: true,
  activateFirstFund: true,
  genericSearch: true,
  onlyUsedCategories: false,
  sessions: true,
  providerSignUpPage: false,
  fundsList: true,
  productsList: true,
  productsShow: true,
  recordsList: false,
};

/** Merges partial sets of flags over the defaults; a later set overrides the flags that it contains. */
export function mergeFlags(...layers: readonly Partial<Flags>[]): Flags {
  return layers.reduce<Flags>((merged, layer) => ({ ...merged, ...layer }), DEFAULT_FLAGS);
}
