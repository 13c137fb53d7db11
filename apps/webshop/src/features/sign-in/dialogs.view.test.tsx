import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Component as LoginByEmail } from './login-by-email.dialog.tsx';
import { Component as LoginLinkExpired } from './login-link-expired.dialog.tsx';
import { Component as OpenInApp } from './open-in-app.dialog.tsx';
import { Component as SignUpByEmail } from './sign-up-by-email.dialog.tsx';
import { showPart } from './testing/show-part.tsx';

const target = 'voucher-0x12';
const open = { open: true, onClose: () => undefined };
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('signing up in a dialog', () => {
  it('has the three steps of the start screen [SI-004] [SI-020]', async () => {
    await showPart(<SignUpByEmail {...open} params={{ target }} />);
    const byEmail = await screen.findByRole('button', { name: /^Inloggen met e-mail/ });
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(byEmail);
    expect(await dialog('Inloggen met e-mail')).toBeDefined();
    expect(screen.getByLabelText('E-mailadres')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Kies een andere manier' }));
    await userEvent.click(screen.getByRole('button', { name: /^Inloggen met de app/ }));
    expect(await screen.findByRole('img', { name: /^QR-code/ })).toBeDefined();
  });

  it('keeps focus inside when the step changes', async () => {
    await showPart(<SignUpByEmail {...open} params={{ target }} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Inloggen met e-mail/ }));
    expect(document.activeElement?.contains(screen.getByLabelText('E-mailadres'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

it('login by e-mail sends the link with the target [SI-021]', async () => {
  const requestLoginLink = vi.fn(() => Promise.resolve(ok(undefined)));
  await showPart(<LoginByEmail {...open} params={{ target }} />, { signIn: { requestLoginLink } });
  await userEvent.type(await screen.findByLabelText('E-mailadres'), 'noor@gmail.com');
  await userEvent.type(screen.getByLabelText('Herhaal uw e-mailadres'), 'noor@gmail.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Kijk in uw e-mail' })).toBeDefined();
  expect(requestLoginLink).toHaveBeenCalledWith({ email: 'noor@gmail.com', target });
});

it('the dialog of an expired link shows the exact texts and offers a new one [SI-022] [SI-068] [SI-069]', async () => {
  const { openDialog } = await showPart(<LoginLinkExpired {...open} params={{ target }} />);
  const shown = await dialog('De inloglink is al gebruikt of niet meer geldig');
  expect(shown.textContent).toContain('Vraag een nieuwe link aan.');
  await userEvent.click(screen.getByRole('button', { name: 'Vraag een nieuwe link aan' }));
  expect(openDialog).toHaveBeenCalledWith('login-by-email', { target });
});

it('the auth code accepts six digits, also pasted, and shows when it is unknown [SI-024] [SI-055]', async () => {
  const authorizeCode = vi.fn(() => Promise.resolve(err(failure('not_found'))));
  await showPart(<OpenInApp {...open} params={{}} />, { isSignedIn: true, signIn: { authorizeCode } });
  await userEvent.click(await screen.findByLabelText('Code uit de app'));
  await userEvent.paste('482 9167');
  expect(screen.getByLabelText('Code uit de app')).toHaveProperty('value', '482916');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Onbekende code.' })).toBeDefined();
  expect(authorizeCode).toHaveBeenCalledWith('482916');
  expect(await axeFindings()).toEqual([]);
});

describe('opening the app', () => {
  it('has no code field for a visitor, whom the platform would refuse', async () => {
    await showPart(<OpenInApp {...open} params={{}} />);
    await dialog('Open in de app');
    expect(screen.queryByLabelText('Code uit de app')).toBeNull();
  });
});
