/**
 * Feature flags (1 §1). Merged in this order, later wins: defaults, variant, platform configuration, environment data.
 * The four list and show flags come from the platform's configuration and send their screens home when off (1 §2).
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
  /** Residents see where they are signed in, and can end it there. */
  readonly sessions: boolean;
  readonly providerSignUpPage: boolean;
  readonly fundsList: boolean;
  readonly productsList: boolean;
  readonly productsShow: boolean;
  readonly recordsList: boolean;
}

/** The name of a flag. */
export type FlagName = keyof Flags;

/** The values at start-up, before any deployment says otherwise (1 §1; reference part 1, 5.1). */
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

/** Lays sparse sets of flags over each other; what a later set names wins, what it leaves out stays. */
export function mergeFlags(...layers: readonly Partial<Flags>[]): Flags {
  return layers.reduce<Flags>((merged, layer) => ({ ...merged, ...layer }), DEFAULT_FLAGS);
}
