import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

describe('opening the app', () => {
  it('has no code field for a visitor, whom the platform would refuse', async () => {
    await showPart(<OpenInApp {...open} params={{}} />);
    await dialog('Open in de app');
    expect(screen.queryByLabelText('Code uit de app')).toBeNull();
  });
});
