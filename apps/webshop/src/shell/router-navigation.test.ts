import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { HOSTILE_TARGETS } from '@stadstegoed/core/testing/hostile-targets.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { describe, expect, it, vi } from 'vitest';
import { RouterNavigation, type RouterLike } from './router-navigation.ts';

function open(language: Language = 'nl', router: Pick<RouterLike, 'state' | 'basename'> = {}) {
  const navigate = vi.fn<RouterLike['navigate']>(() => Promise.resolve());
  const assign = vi.fn<(url: string) => void>();
  const navigation = new RouterNavigation({
    router: () => ({ navigate, ...router }),
    language: () => language,
    origin: 'https://zonnedorp.example',
    allowedOrigins: ['https://digid.example', 'http://desk.example'],
    assign,
  });
  return { navigation, navigate, assign };
}

describe('navigating between screens', () => {
  it('pushes the path of the current language and scrolls to the top', () => {
    const { navigation, navigate } = open('en');
    navigation.go(goTo('voucher', { address: '0x1' }));
    expect(navigate).toHaveBeenCalledWith('/voucher/0x1', { replace: false, preventScrollReset: false, state: null });
  });

  it('replaces the history entry and keeps the scroll position when these options are set', () => {
    const { navigation, navigate } = open();
    navigation.goToPath('/tegoeden?tab=archived#top', { replace: true, keepScroll: true });
    expect(navigate).toHaveBeenCalledWith('/tegoeden?tab=archived#top', {
      replace: true,
      preventScrollReset: true,
      state: null,
    });
  });

  it('keeps the entry before a screen that is still on its way when that screen has its own replaced', () => {
    const state = {
      location: { pathname: '/', search: '' },
      navigation: { state: 'loading', historyAction: 'PUSH' },
    };
    const { navigation, navigate } = open('nl', { state });
    navigation.goToPath('/aanbod?page=2', { replace: true });
    expect(navigate).toHaveBeenCalledWith('/aanbod?page=2', { replace: false, preventScrollReset: false, state: null });
  });

  it('goes home when the target is not a path of the shop', () => {
    const { navigation, navigate } = open();
    const targets = [...HOSTILE_TARGETS, '', 'voucher-0x1'];
    for (const path of targets) navigation.goToPath(path, { replace: true });
    expect(navigate.mock.calls).toEqual(
      targets.map(() => ['/', { replace: true, preventScrollReset: false, state: null }]),
    );
  });

  it('goes home for a screen whose parameter is no name', () => {
    const { navigation, navigate } = open();
    navigation.go(goTo('voucher', { address: '..' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: false, preventScrollReset: false, state: null });
  });
});

describe('being at a screen', () => {
  it.each([
    ['at its address', '/aanbod', 'idle', true],
    ['at its address in the other language', '/products', 'idle', true],
    ['on the way from it', '/aanbod', 'loading', false],
    ['at another', '/aanbod/201', 'idle', false],
  ])('%s: %s, %s', (_where, pathname, state, isAt) => {
    const { navigation } = open('nl', { state: { location: { pathname, search: '' }, navigation: { state } } });
    expect(navigation.isAt('products')).toBe(isAt);
  });

  it('counts the path under which the shop is deployed', () => {
    const state = { location: { pathname: '/stad/aanbod', search: '' } };
    expect(open('nl', { state, basename: '/stad' }).navigation.isAt('products')).toBe(true);
    expect(open('nl', { state, basename: '/dorp' }).navigation.isAt('products')).toBe(false);
  });
});

describe('leaving the shop for an address that the platform named', () => {
  it.each([
    'https://digid.example/login?a=1',
    'https://zonnedorp.example/files/1',
    'https://backoffice.elders.example:8443/hulp#a',
    'http://zonnedorp.example:8117/login',
    'http://desk.example/',
  ])('is allowed for %s [reading 40]', (url) => {
    const { navigation, assign } = open();
    expect(navigation.mayLeaveFor(url)).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    expect(navigation.leave(url)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('is refused for every address that is no page over https [reading 40]', () => {
    const { navigation, assign } = open();
    const others = [
      'http://elders.example/',
      'http://desk.example:8080/',
      'javascript:alert(1)',
      'blob:https://zonnedorp.example/1',
      'https://',
      'https://somebody:secret@digid.example/',
      '/files/1',
      '//elders.example/',
    ];
    expect(others.filter((url) => navigation.mayLeaveFor(url) || navigation.leave(url))).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });
});
