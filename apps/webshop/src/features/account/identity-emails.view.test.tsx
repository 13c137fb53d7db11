import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { Emails } from '@stadstegoed/core/account/emails.port.ts';
import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { anEmailAddress } from '@stadstegoed/core/testing/an-account.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const MAIN = anEmailAddress({ id: '1', email: 'noor@post.example', isPrimary: true });
const WORK = anEmailAddress({ id: '2', email: 'noor@werk.example' });
const OLD = anEmailAddress({ id: '3', email: 'noor@familie.example', isVerified: false });

async function open(answers: Partial<Emails> = {}) {
  const emails: EmailAddress[] = [MAIN, WORK, OLD];
  const stubs = {
    list: vi.fn<Emails['list']>(() => Promise.resolve(ok([...emails]))),
    add: vi.fn<Emails['add']>(),
    resend: vi.fn<Emails['resend']>(() => Promise.resolve(ok(OLD))),
    makePrimary: vi.fn<Emails['makePrimary']>(() => Promise.resolve(ok({ ...WORK, isPrimary: true }))),
    remove: vi.fn<Emails['remove']>((id) => {
      emails.splice(
        emails.findIndex((email) => email.id === id),
        1,
      );
      return Promise.resolve(ok(undefined));
    }),
  };
  const shop = await renderShop('/preferences/emails', {
    account: SIGNED_IN,
    stubs: (container) => {
      container.stub(Emails, { ...stubs, ...answers });
      quietPlatform(container);
    },
  });
  return { ...shop, ...stubs };
}

const inMain = () => within(screen.getByRole('main'));
const row = async (email: string) =>
  within((await inMain().findByText(email, { selector: 'b > span' })).closest('li') ?? document.body);
const addressField = () => inMain().getByRole('textbox', { name: 'Nieuw e-mailadres' });

describe('the e-mail addresses', () => {
  it('are listed with the primary one and the verification of each [AC-001] [AC-006] [AC-012]', async () => {
    await open();
    expect((await row(MAIN.email)).getByText('Hoofdadres')).toBeDefined();
    expect((await row(WORK.email)).getByText('Bevestigd')).toBeDefined();
    expect((await row(OLD.email)).getByText('Nog niet bevestigd')).toBeDefined();
    expect((await row(MAIN.email)).queryAllByRole('button')).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('say in the row why an action was refused, and keep the address', async () => {
    const message = 'U heeft het te vaak geprobeerd. Wacht 7 minuten.';
    const { user } = await open({ resend: () => Promise.resolve(err(failure('rate_limited', { message }))) });
    await user.click((await row(OLD.email)).getByRole('button', { name: /^Stuur/ }));
    expect((await (await row(OLD.email)).findByRole('alert')).textContent).toBe(message);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a new e-mail address', () => {
  it.each([
    ['', 'Vul een e-mailadres in.'],
    ['Noor@post.example', 'Dit adres heeft u al. Het staat in de lijst hierboven.'],
    ['noor@post', 'Dit is geen heel e-mailadres. Er hoort een @ in en iets als .nl achter.'],
  ])('is checked before it is sent: "%s"', async (typed, sentence) => {
    const { user, add } = await open();
    await row(MAIN.email);
    if (typed !== '') await user.type(addressField(), typed);
    await user.click(inMain().getByRole('button', { name: 'Voeg toe' }));
    expect(addressField().getAttribute('aria-invalid')).toBe('true');
    expect(inMain().getAllByText(sentence)).toHaveLength(2);
    expect(add).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['429, the message of the platform', failure('rate_limited', { message: 'Wacht 7 minuten.' }), 'Wacht 7 minuten.'],
    [
      '429 without a message',
      failure('rate_limited'),
      'U heeft het te vaak geprobeerd. Probeer het over een half uur opnieuw.',
    ],
    ['422', invalid({ email: ['Dit adres is al in gebruik.'] }), 'Dit adres is al in gebruik.'],
  ])('shows in the field why it was refused: %s [AC-009]', async (_what, refused, sentence) => {
    const { user } = await open({ add: () => Promise.resolve(err(refused)) });
    await row(MAIN.email);
    await user.type(addressField(), 'nieuw@gmail.com{Enter}');
    await waitFor(() => expect(inMain().getAllByText(sentence)).toHaveLength(2));
    expect(addressField()).toHaveProperty('value', 'nieuw@gmail.com');
  });
});
