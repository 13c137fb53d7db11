import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { arrivesAt, failureAlert, heading, press } from '../testing/screen-queries.ts';
import { ShopInProcess } from '../testing/shop-in-process.tsx';

const mockPlatform = aMockPlatform();

/** Opens the overview of a request for Snel tegoed, which only asks for confirmations. */
async function openOverview(): Promise<ShopInProcess> {
  const at = '/fondsen/95/aanvraag?from=fund-activate';
  const shop = await ShopInProcess.open(mockPlatform(), { scenario: 'every-question', as: 'jan', at });
  await press(shop, 'button', 'Begin met de aanvraag');
  for (const box of await screen.findAllByRole('checkbox')) await shop.user.click(box);
  await shop.user.click(screen.getByRole('button', { name: 'Volgende' }));
  await heading('Klopt dit?');
  return shop;
}

/** Sends the request to a platform that answers once with this status and body. */
async function sendTo(shop: ShopInProcess, status: number, body?: object): Promise<void> {
  const fault = { path: '/platform/funds/95/requests', status, times: 1 };
  await shop.mock.addFault(body === undefined ? fault : { ...fault, body });
  await shop.user.click(await screen.findByRole('checkbox', { name: /naar waarheid ingevuld/ }));
  await shop.user.click(screen.getByRole('button', { name: 'Verstuur de aanvraag' }));
}

describe('a rejected fund request', () => {
  it.each([
    ['approved_request_exists', 'Er bestaat al een goedgekeurde aanvraag. Neem contact op met de beheerder.', 'FR-041'],
    ['fund_not_active', 'Het fonds Snel tegoed is niet actief.', 'FR-042'],
    ['bsn_record_is_mandatory', 'Een BSN is verplicht voor het doen van een aanvraag.', 'FR-043'],
    ['invalid_endpoint', 'Geen toegang tot deze aanvraag', 'FR-044'],
    ['not_requester', 'U bent niet de eigenaar van deze aanvraag.', 'FR-039, FR-045'],
    ['pending_request_exists', 'U heeft al een aanvraag in behandeling.', 'FR-007'],
    ['email_is_mandatory', 'Voor deze aanvraag is een e-mailadres nodig.', 'FR-040'],
  ])('shows the sentence of the code %s: %s [%s]', async (code, sentence) => {
    const shop = await openOverview();
    await sendTo(shop, 403, { message: code, error: code });
    await heading(sentence);
  });

  it('shows the message of the platform, and keeps the answers [FR-040]', async () => {
    const shop = await openOverview();
    await sendTo(shop, 403, { message: 'Bevestig uw BSN opnieuw met DigiD.' });
    await failureAlert(/Bevestig uw BSN opnieuw met DigiD.*Uw antwoorden zijn bewaard/);
    await shop.user.click(screen.getByRole('button', { name: 'Verstuur de aanvraag' }));
    await arrivesAt(shop, /^\/tegoeden\/0x/);
  });

  it('never shows the words of a broken server, and moves the focus to its own each time', async () => {
    const shop = await openOverview();
    await sendTo(shop, 500);
    const alert = await failureAlert(/Het versturen is niet gelukt/);
    expect(alert.textContent).not.toMatch(/Server Error/i);
    expect(document.activeElement?.contains(alert)).toBe(true);
    await shop.mock.addFault({ path: '/platform/funds/95/requests', status: 500, times: 1 });
    await press(shop, 'button', 'Verstuur de aanvraag');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Het versturen is niet gelukt/));
  });
});
