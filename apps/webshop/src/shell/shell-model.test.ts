import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { anAccount, anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { describe, expect, it, vi } from 'vitest';
import { returnPath } from '../lib/shared-state/return-path.ts';
import { deferred } from '../../testing/deferred.ts';
import { composeTestShop, SIGNED_IN, type TestShopOptions } from '../../testing/compose-test-shop.ts';

async function open(options: TestShopOptions = { account: SIGNED_IN }) {
  const shop = composeTestShop(options);
  const navigate = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());
  shop.useRouter({ navigate });
  await shop.shell.texts.need(['shell']);
  const toasts = () => shop.shell.toasts.shown.map(({ kind, sentence }) => ({ kind, sentence }));
  return { ...shop, navigate, toasts };
}

/** A fetch that answers every request with the same 401. */
const answers401 = (body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status: 401, headers: { 'Content-Type': 'application/json' } }));

describe('a 401 answer', () => {
  it('signs the resident out and navigates home [SH-048] [SH-049]', async () => {
    const { shell, local, navigate } = await open({
      account: SIGNED_IN,
      fetch: answers401({ message: 'Unauthenticated.' }),
    });
    shell.dialogs.open('notification', { title: { literal: 'open' }, lines: [] });
    await shell.session.refresh();
    expect(shell.session.isSignedIn).toBe(false);
    expect(local.getItem('stadstegoed:account')).toBeNull();
    await expect.poll(() => navigate.mock.calls.map(([to]) => to)).toEqual(['/']);
    expect(shell.dialogs.current).toBeNull();
  });

  it.each([
    ['/tegoeden/0x12', '/?session_expired=true&target=voucher-0x12', '/tegoeden/0x12'],
    ['/fondsen', '/?session_expired=true', '/fondsen'],
  ])(
    'a 401 answer with the message session_expired remembers the screen %s for the next sign-in',
    async (pathname, to, kept) => {
      const { shell, navigate, useRouter } = await open({
        fetch: answers401({ message: 'session_expired' }),
        account: SIGNED_IN,
      });
      useRouter({ navigate, state: { location: { pathname, search: '' } } });
      await shell.session.refresh();
      await expect.poll(() => navigate.mock.calls.map(([path]) => path)).toEqual([to]);
      expect(returnPath.take(shell.goals)).toBe(kept);
      expect(returnPath.take(shell.goals)).toBeNull();
    },
  );

  it.each(['/identity-restore?token=e1f2', '/confirmation/email/e1f2', '/auth-link?token=e1f2'])(
    'a 401 answer for an old token ends that sign-in, but does not leave the link that signs in: %s',
    async (at) => {
      const fetch = answers401({ message: 'session_expired' });
      const { shell, navigate } = await open({ account: SIGNED_IN, at, fetch });
      await shell.session.refresh();
      expect(shell.session.isSignedIn).toBe(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('a 401 answer before there is a router remembers the screen at which the page was opened', async () => {
    const shop = composeTestShop({
      account: SIGNED_IN,
      at: '/declaraties/maken',
      fetch: answers401({ message: 'session_expired' }),
    });
    await shop.shell.session.refresh();
    expect(returnPath.take(shop.shell.goals)).toBe('/declaraties/maken');
  });

  it('a 401 answer for an old token leaves the sign-in of another tab alone', async () => {
    const { shell, local, navigate } = await open({
      account: SIGNED_IN,
      fetch: answers401({ message: 'session_expired' }),
    });
    const reading = shell.session.refresh();
    local.setItem('stadstegoed:account', JSON.stringify({ access_token: 'pim', name: null, type: 'app' }));
    await reading;
    expect(JSON.parse(local.getItem('stadstegoed:account') ?? '')).toMatchObject({ access_token: 'pim' });
    expect(shell.session.account).toMatchObject({ accessToken: 'pim' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('a 401 answer for a visitor changes nothing', async () => {
    const { shell, navigate } = await open({ account: null, fetch: answers401({ message: 'Unauthenticated.' }) });
    await shell.session.refresh();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('signing out by the clock keeps what was typed in this tab for the same resident, and nobody else reads it meanwhile', async () => {
    const readIdentity = vi.fn<SignIn['readIdentity']>(async () => ok(anIdentity({ address: '0x1' })));
    const { shell, local } = await open({
      account: SIGNED_IN,
      stubs: (container) => container.stub(SignIn, { readIdentity }),
    });
    const signIn = (token: string): void => {
      local.setItem('stadstegoed:account', JSON.stringify({ access_token: token, name: null, type: 'app' }));
      shell.followOtherTab();
    };
    await shell.session.refresh();
    shell.drafts.write('activation-code', 'ABCD');
    shell.session.forget();
    expect(shell.drafts.read('activation-code')).toBeNull();
    const identity = deferred<Awaited<ReturnType<SignIn['readIdentity']>>>();
    readIdentity.mockReturnValueOnce(identity.promise);
    signIn('of somebody');
    expect(shell.drafts.read('activation-code')).toBeNull();
    identity.resolve(ok(anIdentity({ address: '0x1' })));
    await expect.poll(() => shell.drafts.read('activation-code')).toBe('ABCD');
    readIdentity.mockResolvedValue(ok(anIdentity({ address: '0x2' })));
    signIn('of another');
    await expect.poll(() => shell.session.identity?.address).toBe('0x2');
    expect([shell.drafts.read('activation-code'), shell.drafts.isEmpty()]).toEqual([null, true]);
  });
});

describe('another tab', () => {
  it('another tab that signs out navigates this tab home with a toast', async () => {
    const { shell, local, navigate, toasts } = await open();
    shell.dialogs.open('sign-out', {});
    local.removeItem('stadstegoed:account');
    shell.followOtherTab();
    await expect.poll(() => navigate.mock.calls.map(([to]) => to)).toEqual(['/']);
    expect(shell.dialogs.current).toBeNull();
    expect(toasts()).toEqual([{ kind: 'info', sentence: { key: 'shell.signedOutElsewhere' } }]);
  });

  it('another tab that the resident ended takes the drafts of this tab with it, one that was idle too long does not', async () => {
    for (const isAsked of [true, false]) {
      const { shell, local } = await open();
      shell.idle.start();
      shell.drafts.write('activation-code', 'ABCD');
      // What the other tab does: signing out herself also takes the time of the last activity away.
      if (isAsked) local.removeItem('stadstegoed:last-activity');
      local.removeItem('stadstegoed:account');
      shell.followOtherTab();
      expect(shell.drafts.read('activation-code')).toBe(isAsked ? null : 'ABCD');
    }
  });

  it('another tab that signs in as another resident reloads the current screen', async () => {
    const { shell, local, navigate } = await open();
    const { generation } = shell.session;
    shell.dialogs.open('sign-out', {});
    const pim = anAccount({ accessToken: 'pim' });
    local.setItem('stadstegoed:account', JSON.stringify({ access_token: pim.accessToken, name: null, type: 'app' }));
    shell.followOtherTab();
    expect(shell.session.generation).toBe(generation + 1);
    expect(shell.dialogs.current).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('choosing a language', () => {
  it('updates the preference before the screens rerender', async () => {
    const { shell } = await open();
    const languages: string[] = [];
    shell.texts.i18n.on('languageChanged', () => languages.push(shell.preferences.language));
    await shell.chooseLanguage('en');
    expect(languages).toEqual(['en']);
  });

  it('changes nothing and shows a toast when the texts cannot be fetched', async () => {
    const { shell, toasts } = await open();
    vi.spyOn(shell.texts, 'prepare').mockRejectedValue(new TypeError('offline'));
    await shell.chooseLanguage('en');
    expect(shell.language).toBe('nl');
    expect(toasts()).toEqual([{ kind: 'danger', sentence: { key: 'shell.failure.chunk' } }]);
  });
});

it('keeps a sign-in whose identity could not be read', async () => {
  const { shell } = await open({
    account: SIGNED_IN,
    stubs: (container) => container.stub(SignIn, { readIdentity: () => Promise.resolve(err(failure('offline'))) }),
  });
  await shell.session.refresh();
  expect(shell.session).toMatchObject({ isSignedIn: true, identity: null });
});
