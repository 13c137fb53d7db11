import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { anOffice } from '@stadstegoed/core/testing/an-office.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aProvider } from '@stadstegoed/core/testing/a-provider.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerPorts, showProviders } from './testing/show-providers.tsx';

const signal = expect.objectContaining({ signal: expect.anything() });

describe('the page of a provider', () => {
  it.each([
    ['/aanbieders/44', 'nl', 'Over deze aanbieder'],
    ['/providers/44', 'en', 'About this provider'],
  ] as const)('%s has its name, kind, description and ways to reach it [PV-020]', async (path, language, about) => {
    await showProviders(path, providerPorts(), { language });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zwembad De Golfslag' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: about })).toBeDefined();
    const ways = within(screen.getByRole('list', { name: 'Contact' }));
    const links = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://www.openstreetmap.org/directions?to=52.2166%2C5.9136',
      'mailto:info@golfslag.example',
      'https://golfslag.example/',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('says the kind of a provider without a name', async () => {
    await showProviders('/aanbieders/44', providerPorts([aProvider({ name: '' })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Aanbieder zonder naam' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows three products and three subsidies, with a link to all of them [PV-016] [PV-017]', async () => {
    const { products } = await showProviders('/aanbieders/44');
    const filter = { organizationId: '44', page: 1, perPage: 3 };
    expect(products).toHaveBeenCalledWith({ ...filter, fundType: 'budget' }, signal);
    expect(products).toHaveBeenCalledWith({ ...filter, fundType: 'subsidies' }, signal);
    const all = await screen.findByRole('link', { name: 'Al het aanbod (3)' });
    expect(all.getAttribute('href')).toBe('/aanbod?organization_id=44');
    expect(screen.getByRole('link', { name: 'Alle 3 acties' }).getAttribute('href')).toBe('/acties?organization_id=44');
  });

  it('leaves out a kind of offer that it does not have', async () => {
    const ports = providerPorts();
    ports.products.mockImplementation(({ fundType }) =>
      Promise.resolve(ok(singlePage(fundType === 'budget' ? [aProduct()] : []))),
    );
    await showProviders('/aanbieders/44', ports);
    expect(await screen.findByRole('heading', { level: 2, name: 'Aanbod' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2, name: 'Acties' })).toBeNull();
  });

  it('asks for no actions, and shows none, on a platform without subsidy funds', async () => {
    const platform = aPlatformConfiguration({ hasSubsidyFunds: false });
    const { products } = await showProviders('/aanbieders/44', providerPorts(), { platform });
    expect(await screen.findByRole('link', { name: 'Al het aanbod (3)' })).toBeDefined();
    expect(products.mock.calls.map(([{ fundType }]) => fundType)).toEqual(['budget']);
    expect(screen.queryByRole('heading', { level: 2, name: 'Acties' })).toBeNull();
  });

  it('has a map with numbered offices, and the same numbers in the list', async () => {
    const offices = [anOffice({ id: '1' }), anOffice({ id: '2', address: 'Plasweg 2, 9990 XP Zonnedorp' })];
    await showProviders('/aanbieders/44', providerPorts([aProvider({ offices })]));
    expect(
      await screen.findByRole('region', { name: 'Kaart met de vestigingen van Zwembad De Golfslag' }),
    ).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Vestigingen van Zwembad De Golfslag' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent.slice(0, 10))).toEqual([
      '1Badlaan 8',
      '2Plasweg 2',
    ]);
  });

  it('does without what the provider keeps private', async () => {
    const bare = aProvider({ descriptionHtml: '', businessType: null, email: null, website: null, offices: [] });
    await showProviders('/aanbieders/44', providerPorts([bare]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zwembad De Golfslag' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2, name: 'Vestigingen' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the page of an office', () => {
  it.each([
    ['nl', 'Openingstijden', 'Nu open tot 17.00 uur', 'maandag'],
    ['en', 'Opening hours', 'Open now until 17:00', 'Monday'],
  ] as const)(
    'has the hours by day from Monday to Sunday, and says that it is open (%s) [PV-022] [PV-023]',
    async (language, hours, open, monday) => {
      const { office } = await showProviders('/providers/44/offices/71', providerPorts(), { language });
      expect(await screen.findByRole('heading', { level: 1, name: 'Badlaan 8' })).toBeDefined();
      expect(office).toHaveBeenCalledWith('71', signal);
      expect(screen.getByText(open)).toBeDefined();
      const rows = within(screen.getByRole('table', { name: hours })).getAllByRole('row');
      expect(rows).toHaveLength(7);
      expect(rows[0]?.textContent).toMatch(new RegExp(`^${monday}0?9[.:]00 – 17[.:]00$`));
      expect(rows[6]?.textContent).toMatch(/(Gesloten|Closed)$/);
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('says so when no hours are known', async () => {
    const ports = providerPorts();
    ports.office.mockResolvedValue(ok(anOffice({ schedule: [], position: null })));
    await showProviders('/providers/44/offices/71', ports);
    expect(await screen.findByText('De openingstijden staan hier niet. Bel voordat u gaat.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Kaart met deze vestiging' })).toBeNull();
  });

  it.each([
    ['does not exist', err(failure('not_found'))],
    ['belongs to another provider', ok(anOffice({ organizationId: '45' }))],
  ])('is not there when the office %s', async (_why, answer) => {
    const ports = providerPorts();
    ports.office.mockResolvedValue(answer);
    await showProviders('/providers/44/offices/71', ports);
    expect(await screen.findByRole('heading', { level: 1, name: 'Deze vestiging is er niet' })).toBeDefined();
  });
});
