import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { heading } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();
const signUp = { scenario: 'ordinary-tuesday', environment: { flags: { providerSignUpPage: true } } };

describe('the address', () => {
  it.each([
    ['/products', 'Aanbod', '[PR-001, SH-040]'],
    ['/aanbod', 'Aanbod', '[PR-002, SH-040]'],
    ['/providers', 'Aanbieders', '[PV-008, SH-040]'],
    ['/aanbieders', 'Aanbieders', '[PV-009, SH-040]'],
    ['/sign-up', 'Doe mee als aanbieder', '[PV-005]'],
    ['/aanbieders/aanmelden', 'Doe mee als aanbieder', '[PV-004]'],
    ['/reservations', 'Reserveringen', '[RS-001]'],
    ['/reserveringen', 'Reserveringen', '[RS-002]'],
    ['/preferences/notifications', 'Meldingen instellen', '[NO-004]'],
    ['/preferences/emails', 'E-mailadressen', '[AC-001]'],
    ['/security/sessions', 'Apparaten', '[AC-002]'],
    ['/beveiliging/sessies', 'Apparaten', '[AC-003]'],
  ])('%s opens the screen "%s" %s', async (at, title) => {
    await ShopInProcess.open(mockPlatform(), { ...signUp, at, as: 'samira' });
    await heading(title);
  });

  it.each([
    ['/aanbieders/inloggen', '[PV-001]'],
    ['/providers/sign-in', '[PV-002]'],
  ])('%s leads to the front of the providers %s', async (at) => {
    const shop = await ShopInProcess.open(mockPlatform(), { ...signUp, at });
    await expect.poll(() => shop.left).toHaveLength(1);
  });

  it.each([
    ['/preferences/emails', '[AC-004]'],
    ['/beveiliging/sessies', '[AC-005]'],
  ])('%s asks a visitor to sign in %s', async (at) => {
    await ShopInProcess.open(mockPlatform(), { ...signUp, at });
    await heading('Log in om uw account te zien');
    await screen.findByRole('link', { name: 'Inloggen' });
  });
});
