import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Component as OpenInApp } from './open-in-app.dialog.tsx';
import { Component as SignUpByEmail } from './sign-up-by-email.dialog.tsx';
import { showPart } from './testing/show-part.tsx';

const target = 'voucher-0x12';
const open = { open: true, onClose: () => undefined };
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('signing up in a dialog', () => {
  it('keeps focus inside when the step changes', async () => {
    await showPart(<SignUpByEmail {...open} params={{ target }} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Inloggen met e-mail/ }));
    expect(document.activeElement?.contains(screen.getByLabelText('E-mailadres'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

it('the auth code accepts six digits, also pasted, and shows when it is unknown [SI-024] [SI-055]', async () => {
  const authorizeCode = vi.fn(() => Promise.resolve(err(failure('not_found'))));
  await showPart(<OpenInApp {...open} params={{}} />, { isSignedIn: true, signIn: { authorizeCode } });
  await userEvent.click(await screen.findByLabelText('Code uit de app'));
  await userEvent.paste('482 9167');
  expect(screen.getByLabelText('Code uit de app')).toHaveProperty('value', '482916');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Onbekende code.')).toBeDefined();
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
