import { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import { applyChange, type SettingsChange } from '@stadstegoed/core/notifications/notification-settings.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aNotificationSettings } from '@stadstegoed/core/testing/a-notification.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { deferred } from '../../../testing/deferred.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const PATH = '/preferences/notifications';

interface Opened {
  readonly path?: string;
  readonly signedIn?: boolean;
  readonly language?: 'nl' | 'en';
  readonly settings?: ReturnType<typeof aNotificationSettings>;
  readonly answers?: Partial<NotificationPreferences>;
}

async function open({
  path = PATH,
  signedIn = true,
  language = 'nl',
  settings = aNotificationSettings(),
  answers = {},
}: Opened = {}) {
  const read = vi.fn<NotificationPreferences['read']>(() => Promise.resolve(ok(settings)));
  const change = vi.fn<NotificationPreferences['change']>((sent) => Promise.resolve(ok(applyChange(settings, sent))));
  const shop = await renderShop(path, {
    account: signedIn ? SIGNED_IN : null,
    language,
    stubs: (container) => {
      container.stub(NotificationPreferences, { read, change, ...answers });
      quietPlatform(container);
    },
  });
  return { ...shop, read, change };
}

const toggle = (name: string) => screen.findByRole('switch', { name });
const isOn = (element: HTMLElement) => element instanceof HTMLInputElement && element.checked;

const inMain = () => within(screen.getByRole('main'));

describe('the notification settings', () => {
  it('show the keys of residents with a label, e-mail and push in two groups [NO-004] [NO-008] [NO-009] [NO-014] [NO-015] [NO-016] [NO-017] [NO-018]', async () => {
    await open();
    const labels = [
      ['Er is betaald met uw tegoed', true],
      ['Een tegoed loopt bijna af', true],
      ['Overzicht van de dag', false],
      ['U heeft een nieuw tegoed', true],
      ['Er is betaald of bijgeschreven', true],
    ] as const;
    for (const [label, on] of labels) expect([label, isOn(await toggle(label))]).toEqual([label, on]);
    expect(screen.getByRole('heading', { level: 2, name: 'Per e-mail' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Op uw telefoon' })).toBeDefined();
    expect(screen.getByText(/Naar noor@voorbeeld\.example/)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('save one change after the other, so that the last press decides', async () => {
    const sent: SettingsChange[] = [];
    const first = deferred<void>();
    const change: NotificationPreferences['change'] = async (asked) => {
      sent.push(asked);
      if (sent.length === 1) await first.promise;
      return ok(applyChange(aNotificationSettings(), asked));
    };
    const { user } = await open({ answers: { change } });
    const daily = await toggle('Overzicht van de dag');
    await user.click(daily);
    await user.click(daily);
    await waitFor(() => expect(sent).toHaveLength(1));
    first.resolve();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ preferences }) => preferences[0]?.subscribed)).toEqual([true, false]);
    await waitFor(() => expect(isOn(daily)).toBe(false));
  });

  it('stop all mail and start it again; the choices stay visible meanwhile [NO-010] [NO-025]', async () => {
    const { user, change } = await open();
    await user.click(await toggle('Stuur mij geen e-mail meer'));
    expect(change).toHaveBeenLastCalledWith({ emailUnsubscribed: true, preferences: [] }, null);
    expect(await screen.findByText('U krijgt geen e-mail van ons')).toBeDefined();
    const payment = await toggle('Er is betaald met uw tegoed');
    expect(payment.getAttribute('aria-disabled')).toBe('true');
    await user.click(payment);
    expect(change).toHaveBeenCalledTimes(1);
    expect(await axeFindings()).toEqual([]);
    await user.click(await toggle('Stuur mij geen e-mail meer'));
    expect(change).toHaveBeenLastCalledWith({ emailUnsubscribed: false, preferences: [] }, null);
  });

  it('say that an e-mail address comes first, with the way to add one', async () => {
    await open({ settings: aNotificationSettings({ email: null }) });
    const link = await screen.findByRole('link', { name: 'Voeg een e-mailadres toe' });
    expect(link.getAttribute('href')).toBe('/preferences/emails');
  });
});

describe('the notification settings of a visitor', () => {
  it('keep a way to sign in after the dialog was closed, and one home in it', async () => {
    const { user, address } = await open({ signedIn: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'U bent niet ingelogd.' }));
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Inloggen' })).toBeDefined();
    expect(address()).toBe(PATH);
  });

  it('say it too when the token was used up between two switches', async () => {
    const change = () => Promise.resolve(err(failure('forbidden', { message: 'not-pending' })));
    const { user } = await open({ path: `${PATH}?token=abc`, signedIn: false, answers: { change } });
    await user.click(await screen.findByRole('button', { name: 'Ga verder' }));
    await user.click(await toggle('Een tegoed loopt bijna af'));
    expect((await inMain().findByRole('alert')).textContent).toContain(
      'De notificatie instellingen zijn al aangepast via deze link',
    );
  });
});
