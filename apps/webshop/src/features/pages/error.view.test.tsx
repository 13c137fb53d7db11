import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const open = (path: string, language: 'nl' | 'en' = 'nl') => renderShop(path, { stubs: quietPlatform, language });
const link = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name })?.getAttribute('href');

const PHONE = '(0800) 12 34';
const TEL = 'tel:08001234';

describe('the error page', () => {
  it.each([
    ['digid_uid_not_found?fund_id=12', { 'Doe een aanvraag': '/fondsen/12' }],
    ['digid_uid_dont_match?fund_id=12', { 'Doe een aanvraag': '/fondsen/12' }],
    ['digid_uid_used', { 'Account herstellen': '/start?logout=1&restore_with_digid=1' }],
    [
      'digid_error_0099?fund_id=12',
      {
        'Probeer opnieuw met DigiD': '/fondsen/12/activeer?option=digid',
        'Doe een aanvraag': '/fondsen/12',
        [PHONE]: TEL,
      },
    ],
    ['digid_api_0000', { 'Probeer opnieuw met DigiD': '/start', 'Doe een aanvraag': '/fondsen', [PHONE]: TEL }],
    ['digid_something', { 'Probeer opnieuw met DigiD': '/start', 'Doe een aanvraag': '/fondsen', [PHONE]: TEL }],
    ['backoffice_down?fund_id=12', { 'Probeer opnieuw': '/fondsen/12/activeer', [PHONE]: TEL }],
    ['something_else', { 'Naar home': '/', [PHONE]: TEL }],
    ['refused_address', { [PHONE]: TEL }],
  ])('has a control for what the text of %s asks [PA-017]', async (code, controls) => {
    await open(`/error/${code}`);
    for (const [name, to] of Object.entries(controls)) expect.soft({ name, to: link(name) }).toEqual({ name, to });
  });

  it.each([
    [
      'approved_request_exists',
      'Er bestaat al een goedgekeurde aanvraag. Neem contact op met de beheerder.',
      'Bekijk uw tegoeden',
      '/tegoeden',
    ],
    ['fund_not_active', 'Het fonds is niet actief.', 'Bekijk de andere regelingen', '/fondsen'],
    [
      'bsn_record_is_mandatory',
      'Een BSN is verplicht voor het doen van een aanvraag.',
      'Log in met DigiD',
      '/fondsen/12/activeer?option=digid',
    ],
    ['invalid_endpoint', 'Geen toegang tot deze aanvraag', 'Bekijk de andere regelingen', '/fondsen'],
    ['notRequester', 'U bent niet de eigenaar van deze aanvraag.', 'Log opnieuw in', '/start?logout=1'],
  ])('says why a request was refused: %s [FR-041, FR-042, FR-043, FR-044, FR-045, PA-017]', async (...row) => {
    const [code, title, button, to] = row;
    await open(`/error/${code}?fund_id=12`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(link(button)).toBe(to);
    expect(link(PHONE)).toBe(TEL);
    expect(await axeFindings()).toEqual([]);
  });

  it('offers the link that helps most first', async () => {
    await open('/error/digid_uid_used');
    const names = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((each) => each.textContent);
    expect(names).toEqual(['Account herstellen', 'Opnieuw inloggen', 'Naar home']);
  });

  it('shows the code in small print, by default unknown_error', async () => {
    await open('/error', 'en');
    expect(screen.getByText('Code: unknown_error')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });
});
