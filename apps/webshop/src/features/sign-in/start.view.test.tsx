import { readVariant } from '@stadstegoed/variants/schema.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { variant } from 'virtual:variant';
import { expect, it, vi } from 'vitest';
import { Component } from './start.view.tsx';
import { showPart } from './testing/show-part.tsx';

it.each(['/start', '/start?restore_with_digid=1'])(
  'shows the name of the municipality at DigiD, as Logius requires: %s',
  async (at) => {
    await showPart(<Component />, { at });
    const { municipality } = readVariant(variant);
    const button = await screen.findByRole('button', { name: /DigiD/ });
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(municipality);
  },
);

it('opens the app on a phone, and shows it a QR code only for another device that is asked for', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await showPart(<Component />);
  expect((await screen.findByRole('link', { name: 'Open de app' })).getAttribute('href')).toBe('meapp://open');
  expect(screen.queryByRole('region', { name: 'Inloggen met de app' })).toBeNull();
  await userEvent.click(screen.getByText('De app staat op een ander apparaat'));
  expect(await screen.findByRole('region', { name: 'Inloggen met de app' })).toBeDefined();
  vi.unstubAllGlobals();
});

it('names the fund that is requested, and passes the target to the next step', async () => {
  await showPart(<Component />, { at: '/start?target=fundRequest-12' });
  await screen.findByText(/^Log in om Schoolstart aan te vragen\./);
  const email = await screen.findByRole('link', { name: /^Inloggen met e-mail/ });
  expect(email.getAttribute('href')).toBe('/start?target=fundRequest-12&step=email');
});

it('opens the e-mail form with the address prefilled when an account is restored by e-mail [SI-002]', async () => {
  await showPart(<Component />, { at: '/start?restore_with_email=1&email_address=noor%40voorbeeld.example' });
  expect(await screen.findByLabelText('E-mailadres')).toHaveProperty('value', 'noor@voorbeeld.example');
  expect(screen.getByRole('heading', { level: 1, name: 'Herstel uw account' })).toBeDefined();
});

it('keeps the button in its place while it is pressed, so that the first press counts', async () => {
  const user = userEvent.setup();
  await showPart(<Component />, { at: '/start?step=email' });
  await user.type(await screen.findByLabelText('E-mailadres'), 'noor@gmail.com');
  await user.type(screen.getByLabelText('Herhaal uw e-mailadres'), 'noor@gmail.nl');
  const send = screen.getByRole('button', { name: 'Stuur mij een link' });
  await user.pointer({ keys: '[MouseLeft>]', target: send });
  expect(screen.queryByText('De e-mailadressen komen niet overeen')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: send });
  expect(await screen.findByRole('heading', { name: 'Er is 1 fout' })).toBe(document.activeElement);
});

it('accepts a pasted address in both fields', async () => {
  await showPart(<Component />, { at: '/start?step=email' });
  await userEvent.click(await screen.findByLabelText('Herhaal uw e-mailadres'));
  await userEvent.paste('noor@gmail.com');
  expect(screen.getByLabelText('Herhaal uw e-mailadres')).toHaveProperty('value', 'noor@gmail.com');
  for (const label of ['E-mailadres', 'Herhaal uw e-mailadres']) {
    const { type, autocomplete } = screen.getByLabelText<HTMLInputElement>(label);
    expect([type, autocomplete]).toEqual(['email', 'email']);
  }
});

it('shows a confirmation after sending, with a link to known webmail [SI-077]', async () => {
  await showPart(<Component />, { at: '/start?step=email' });
  await userEvent.type(await screen.findByLabelText('E-mailadres'), 'noor@gmail.com');
  await userEvent.type(screen.getByLabelText('Herhaal uw e-mailadres'), 'noor@gmail.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kijk in uw e-mail' })).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Open uw e-mail' }).getAttribute('href')).toBe('https://mail.google.com/');
});
