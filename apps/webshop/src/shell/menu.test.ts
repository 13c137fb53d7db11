import { DEFAULT_FLAGS, mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import { describe, expect, it } from 'vitest';
import { mainMenu, profileMenu } from './menu.ts';

const screens = (items: ReturnType<typeof mainMenu>) => items.map(({ screen }) => screen);

describe('the main menu', () => {
  it('shows the funds to visitors too [SH-017]', () => {
    expect(screens(mainMenu(DEFAULT_FLAGS, false))).toEqual(['home', 'funds']);
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
    expect(screens(mainMenu(mergeFlags(flags), isSignedIn)).includes('funds')).toBe(shown);
  });
});

describe('the profile menu', () => {
  it('has an entry for each screen of the resident [SH-047]', () => {
    expect(screens(profileMenu(mergeFlags({ recordsList: true })))).toEqual([
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

  it('leaves out disabled screens', () => {
    const shown = screens(profileMenu(mergeFlags({ recordsList: false, fundsList: false })));
    expect(shown).not.toContain('records');
    expect(shown).not.toContain('funds');
  });
});
