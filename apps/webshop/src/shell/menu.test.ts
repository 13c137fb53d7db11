import { DEFAULT_FLAGS, mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../routes/paths.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { mainMenu } from './menu.ts';

const MENU = { menu: ['home', 'funds', 'products'] } as const;
const screens = (items: ReturnType<typeof mainMenu>) => items.map(({ screen }) => screen);

describe('the main menu', () => {
  it('has the entries that the municipality lists, in its order', () => {
    const menu = ['home', 'reimbursements', 'funds'] as const;
    expect(screens(mainMenu(DEFAULT_FLAGS, false, { menu }))).toEqual(menu);
    expect(screens(mainMenu(mergeFlags({ productsList: false }), false, MENU))).toEqual(['home', 'funds']);
  });

  it('shows the funds to visitors too [SH-017]', () => {
    expect(screens(mainMenu(DEFAULT_FLAGS, false, MENU)).slice(0, 2)).toEqual(['home', 'funds']);
  });

  it.each([
    ['a visitor', { fundsMenuForVisitors: false }, { isSignedIn: false, shown: false }],
    [
      'a resident, to whom that flag does not apply',
      { fundsMenuForVisitors: false },
      { isSignedIn: true, shown: true },
    ],
    ['anybody without the menu', { fundsMenu: false }, { isSignedIn: true, shown: false }],
    ['anybody without the list', { fundsList: false }, { isSignedIn: true, shown: false }],
  ])('shows the funds by flag: %s', (_who, flags, { isSignedIn, shown }) => {
    expect(screens(mainMenu(mergeFlags(flags), isSignedIn, MENU)).includes('funds')).toBe(shown);
  });
});

/** Both groups in their order. */
const profileScreens = (...given: Parameters<typeof profileMenu>) => {
  const { yours, account } = profileMenu(...given);
  return screens([...yours, ...account]);
};

describe('the profile menu', () => {
  it('has an entry for each screen of the resident [SH-047]', () => {
    expect(profileScreens(mergeFlags({ recordsList: true }), () => true)).toEqual([
      'vouchers',
      'bookmarked-products',
      'reservations',
      'reimbursements',
      'records',
      'funds',
      'notifications',
      'preferences-notifications',
      'security-sessions',
      'identity-emails',
    ]);
  });

  it.each([
    ['shows the sessions entry [SH-004] [SH-047]', {}, true],
    ['hides the sessions entry when sessions are disabled [SH-004]', { sessions: false }, false],
  ])('%s', (_what, flags, isShown) => {
    expect(profileScreens(mergeFlags(flags), () => true).includes('security-sessions')).toBe(isShown);
  });

  it('leaves out screens that are not built, which would show the 404 page', () => {
    const shown = profileScreens(mergeFlags({ recordsList: true }));
    expect(shown).toContain('vouchers');
    expect(shown.filter((screen) => !isBuilt(screen))).toEqual([]);
  });

  it('leaves out disabled screens', () => {
    const shown = profileScreens(mergeFlags({ recordsList: false, fundsList: false }), () => true);
    expect(shown).not.toContain('records');
    expect(shown).not.toContain('funds');
  });
});
