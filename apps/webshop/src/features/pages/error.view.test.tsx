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
