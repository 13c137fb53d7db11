import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadRoomTexts } from '../../composition/rooms.ts';
import { TextStore } from '../../shell/i18n.ts';
import { Component } from './error.view.tsx';

async function show(address: string) {
  const texts = new TextStore({ room: loadRoomTexts, overrides: () => Promise.resolve({}) }, 'nl');
  await texts.need(['shell', 'pages']);
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/error/:errorCode" element={<Component />} />
      </Routes>
    </MemoryRouter>,
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the error page of DigiD', () => {
  it('says that another e-mail address is registered and offers to restore that account [SI-058] [SI-059]', async () => {
    await show('/error/digid_uid_used');
    expect(screen.getByText(/Bij deze DigiD is al een ander e-mailadres bekend\./)).toBeDefined();
    expect(addressOf('Account herstellen')).toBe('/start?logout=1&restore_with_digid=1');
  });

  it('tells who has another DigiD to do a new request [SI-060]', async () => {
    await show('/error/digid_uid_dont_match');
    expect(screen.getByText(/Doe een nieuwe aanvraag/)).toBeDefined();
  });

  it('tells who is not known to do a request, which makes the account [SI-061]', async () => {
    await show('/error/digid_uid_not_found');
    expect(screen.getByText(/Doe eerst een aanvraag\. Dan maken wij een account voor u\./)).toBeDefined();
  });

  it.each(['digid_0040', 'digid_error_0040'])(
    'leads from %s back to the fund that it was for [SI-063] [SI-064]',
    async (code) => {
      await show(`/error/${code}?fund_id=12`);
      expect(addressOf('Probeer het opnieuw')).toBe('/fondsen/12/activeer');
    },
  );

  it('has a button to the start page and one to restore the account [SI-065] [SI-066]', async () => {
    await show('/error/digid_0050');
    expect(addressOf('Terug naar de startpagina')).toBe('/start');
    expect(addressOf('Account herstellen')).toBe('/start?logout=1&restore_with_digid=1');
  });

  it('has no barriers that axe can find', async () => {
    await show('/error/digid_0050');
    expect(await axeFindings()).toEqual([]);
  });
});
