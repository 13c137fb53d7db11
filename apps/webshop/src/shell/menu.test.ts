import { type Flags, mergeFlags } from '@stadstegoed/core/shared/flags.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../routes/screen-availability.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { mainMenu } from './menu.ts';

const MENU = ['home', 'funds', 'products'] as const;
const withFlags = (flags: Partial<Flags>): Deployment => ({ flags: mergeFlags(flags), platform: null });
const screens = (items: ReturnType<typeof mainMenu>) => items.map(({ screen }) => screen);

describe('the main menu', () => {
  it('has the entries that the municipality lists, in its order', () => {
    const menu = ['home', 'reimbursements', 'funds'] as const;
    expect(screens(mainMenu(withFlags({}), false, menu))).toEqual(menu);
    expect(screens(mainMenu(withFlags({ productsList: false }), false, MENU))).toEqual(['home', 'funds']);
  });

  it.each([true, false])('has the actions as far as the platform has subsidy funds: %s', (hasSubsidyFunds) => {
    const deployment = { flags: mergeFlags({}), platform: aPlatformConfiguration({ hasSubsidyFunds }) };
    const shown = screens(mainMenu(deployment, false, ['home', 'actions']));
    expect(shown).toEqual(hasSubsidyFunds ? ['home', 'actions'] : ['home']);
  });

  it('shows the funds to visitors too [SH-017]', () => {
    expect(screens(mainMenu(withFlags({}), false, MENU)).slice(0, 2)).toEqual(['home', 'funds']);
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
    expect(screens(mainMenu(withFlags(flags), isSignedIn, MENU)).includes('funds')).toBe(shown);
  });
});

/** All groups in their order. */
const profileScreens = (...given: Parameters<typeof profileMenu>) => {
  const { money, account, other } = profileMenu(...given);
  return screens([...money, ...account, ...other]);
};

describe('the profile menu', () => {
  it('has an entry for each screen of the resident [SH-047]', () => {
    expect(profileScreens(withFlags({ recordsList: true }))).toEqual([
      'vouchers',
      'reservations',
      'reimbursements',
      'own-requests',
      'notifications',
      'records',
      'identity-emails',
      'security-sessions',
      'bookmarked-products',
      'funds',
      'preferences-notifications',
    ]);
  });

  it.each([
    ['shows the sessions entry [SH-004] [SH-047]', {}, true],
    ['hides the sessions entry when sessions are disabled [SH-004]', { sessions: false }, false],
  ])('%s', (_what, flags, isShown) => {
    expect(profileScreens(withFlags(flags)).includes('security-sessions')).toBe(isShown);
  });

  it('leaves out disabled screens', () => {
    const shown = profileScreens(withFlags({ recordsList: false, fundsList: false }));
    expect(shown).not.toContain('records');
    expect(shown).not.toContain('funds');
  });
});
