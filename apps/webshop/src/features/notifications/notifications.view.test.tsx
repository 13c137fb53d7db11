import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { Notifications } from '@stadstegoed/core/notifications/notifications.port.ts';
import { aNotification, aNotificationPage } from '@stadstegoed/core/testing/a-notification.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { scrollableWindow } from '../../../testing/scrollable-window.ts';

const NEW = aNotification();
const READ = aNotification({
  id: 'r',
  type: 'voucher_budget_transaction',
  title: 'Betaald',
  text: 'U betaalde € 5,00.',
  isSeen: true,
  day: '2025-12-30',
  time: '15:20',
});
const PAGE = aNotificationPage([NEW, READ], { lastPage: 2, total: 14 });

async function open(path = '/notifications', answers: Partial<Notifications> = {}, language: 'nl' | 'en' = 'nl') {
  const list = vi.fn<Notifications['list']>(() => Promise.resolve(ok(PAGE)));
  const markRead = vi.fn<Notifications['markRead']>(() => Promise.resolve(ok({ ...PAGE, unread: 0 })));
  const countUnread = vi.fn<Notifications['countUnread']>(() => Promise.resolve(ok(1)));
  const shop = await renderShop(path, {
    account: SIGNED_IN,
    language,
    stubs: (container) => {
      container.stub(Notifications, { list, markRead, countUnread, ...answers });
      quietPlatform(container);
    },
  });
  return { ...shop, list, markRead, countUnread };
}

afterEach(() => void vi.unstubAllGlobals());

const row = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) }).closest('li') ?? document.body);

const inMain = () => within(screen.getByRole('main'));

describe('the notifications', () => {
  it('are listed by day, new ones with the word, each a link to what it is about [NO-001] [NO-007]', async () => {
    const { list } = await open();
    const first = await screen.findByRole('heading', { level: 3, name: 'Reservering geaccepteerd Nieuw' });
    expect(first).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Vandaag', 'December 2025']),
    );
    expect(row('Betaald').getByRole('link', { name: 'Betaald' }).getAttribute('href')).toBe('/tegoeden');
    expect(row('Betaald').getByText('30 december, 15.20 uur')).toBeDefined();
    expect(row('Betaald').queryByText('Nieuw')).toBeNull();
    expect(screen.getByText('U heeft 1 nieuw bericht.')).toBeDefined();
    expect(list).toHaveBeenCalledWith(1, expect.anything());
    expect(await axeFindings()).toEqual([]);
  });

  it('are marked only when they stayed on the screen, each once [NO-003]', async () => {
    const scroll = scrollableWindow();
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => aNotification({ id, title: id, isSeen: id === 'c' }));
    const page = ok(aNotificationPage(items));
    const { clock, markRead } = await open('/notifications', { list: () => Promise.resolve(page) });
    await screen.findByText('U heeft 4 nieuwe berichten.');
    scroll({ a: true, b: true, c: true, d: false, e: false });
    await act(() => clock.play(2000));
    scroll({ d: true, e: true });
    await act(() => clock.play(500));
    expect(markRead.mock.calls).toEqual([[1, 3]]);
    scroll({ e: false });
    await act(() => clock.play(2500));
    expect(markRead.mock.calls).toEqual([
      [1, 3],
      [4, 1],
    ]);
    scroll({ a: false, b: false, c: false });
    scroll({ a: true, b: true, c: true });
    await act(() => clock.play(5000));
    expect(markRead).toHaveBeenCalledTimes(2);
  });

  it('are marked a page at a time when one of them cannot be shown, once all were on the screen', async () => {
    const scroll = scrollableWindow();
    const items = ['a', 'b'].map((id) => aNotification({ id, title: id }));
    const page = ok(aNotificationPage(items, { leftOut: 1 }));
    const { clock, markRead } = await open('/notifications', { list: () => Promise.resolve(page) });
    await screen.findByText('U heeft 2 nieuwe berichten.');
    scroll({ a: true });
    await act(() => clock.play(2500));
    expect(markRead).not.toHaveBeenCalled();
    scroll({ b: true });
    await act(() => clock.play(2500));
    expect(markRead.mock.calls).toEqual([[1, 10]]);
  });

  it('are not marked when the screen is left earlier, nor when all were read', async () => {
    const { clock, markRead, router } = await open();
    await screen.findByText('U heeft 1 nieuw bericht.');
    await act(() => router.navigate('/error/x'));
    await act(() => clock.play(5000));
    expect(markRead).not.toHaveBeenCalled();
  });

  it('say so when there are none, with the way to the settings', async () => {
    await open('/notifications', { list: () => Promise.resolve(ok(aNotificationPage([]))) });
    expect(await screen.findByRole('heading', { level: 2, name: 'U bent helemaal bij' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kies uw meldingen' }).getAttribute('href')).toBe(
      '/preferences/notifications',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('the notifications of an event that the shop does not know have no link and a title', async () => {
    const odd = aNotification({ id: 'x', type: 'something_new', title: null, text: null });
    await open('/notifications', { list: () => Promise.resolve(ok(aNotificationPage([odd]))) });
    expect(await screen.findByRole('heading', { level: 3, name: /^Bericht van de gemeente/ })).toBeDefined();
    expect(row('Bericht van de gemeente').queryByRole('link')).toBeNull();
  });
});

describe('the number of new notifications', () => {
  it('is absent when it cannot be read; the menu works', async () => {
    const countUnread = () => Promise.resolve(err(failure('offline')));
    const { clock, user } = await open('/error/x', { countUnread });
    await act(() => clock.play(1500));
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /noor@/ }));
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Berichten' })).toBeDefined();
    expect(inMain().queryByRole('alert')).toBeNull();
  });
});
