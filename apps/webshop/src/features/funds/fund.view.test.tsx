import { money } from '@stadstegoed/core/shared/money.ts';
import { aCriterion, aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { showFunds } from './testing/show-funds.tsx';

describe('the screen of a fund', () => {
  it('lists its criteria with state and reason, without keys that end in _eligible [FU-018] [FU-040]', async () => {
    const criteria = [
      aCriterion({
        id: '1',
        title: 'U woont in Zonnedorp',
        isValid: true,
        descriptionHtml: '<p>Stuur een bewijs mee.</p>',
      }),
      aCriterion({ id: '2', title: 'U heeft een kind' }),
      aCriterion({ id: '3', title: 'Verborgen', recordTypeKey: 'kindpakket_eligible' }),
    ];
    await showFunds('/fondsen/12', { funds: [aFund({ criteria })] }, { account: SIGNED_IN });
    const met = (await screen.findByText('U woont in Zonnedorp')).closest('li');
    expect(met?.textContent).toMatch(/^Ja: U woont in Zonnedorp\s*$/);
    expect(screen.getByText('U heeft een kind').closest('li')?.textContent).toMatch(/^Nog niet bekend: /);
    const intro = /^Volgens uw gegevens bij de gemeente klopt 1 van de 2 voorwaarden\. Wat wij nog niet weten, vragen/;
    expect(screen.getByText(intro)).toBeDefined();
    expect(screen.queryByText('Verborgen')).toBeNull();
    expect(screen.queryByText('Stuur een bewijs mee.')).toBeNull();
  });

  it('shows no condition of a fund that she has as failed', async () => {
    const received = aFund({
      criteria: [aCriterion({ title: 'U heeft een kind', hasRecord: true })],
      isReceived: true,
    });
    await showFunds('/fondsen/12', { funds: [received] }, { account: SIGNED_IN });
    expect(await screen.findByText('Dit zijn de voorwaarden. U heeft deze regeling al.')).toBeDefined();
    expect(screen.getByText('U heeft een kind').closest('li')?.textContent).not.toMatch(/Nee|Bel ons/);
  });

  it('does not call a condition failed while the municipality looks at a request', async () => {
    const criteria = [
      aCriterion({ title: 'U heeft een kind', hasRecord: true, descriptionHtml: '<p>Stuur bewijs.</p>' }),
    ];
    const asked = aFund({ criteria, hasPendingFundRequests: true });
    await showFunds('/fondsen/12', { funds: [asked] }, { account: SIGNED_IN });
    expect(await screen.findByText('Dit zijn de voorwaarden. De gemeente kijkt of u eraan voldoet.')).toBeDefined();
    expect(screen.getByText('U heeft een kind').closest('li')?.textContent).toMatch(
      /^Nog niet bekend: U heeft een kind\s*$/,
    );
  });

  it('says who has the fund what is left, until when, with a way to each voucher and how to use it [FU-027]', async () => {
    const vouchers = ['Noor', 'Ilyas'].map((recordsTitle, index) =>
      aVoucher({ address: `0x${index}`, fundId: '12', amount: money(187_50), recordsTitle }),
    );
    await showFunds('/fondsen/12', { funds: [aFund()], vouchers }, { account: SIGNED_IN });
    const facts = within(await screen.findByRole('complementary', { name: 'De regeling in het kort' }));
    expect((await facts.findByText('Samen nog')).parentElement?.textContent).toMatch(/€\s375,-/);
    const [noor, ilyas] = facts.getAllByRole('link', { name: /^Open tegoed Kindtegoed van (Noor|Ilyas)$/ });
    expect([noor, ilyas].map((link) => link?.getAttribute('href'))).toEqual(['/tegoeden/0x0', '/tegoeden/0x1']);
    expect(facts.getByText('Geldig tot en met 31 december 2026')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Zo gebruikt u het' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2, name: 'Zo gaat het' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows who has the fund what fits in it, and others its most popular offers', async () => {
    const setup = {
      funds: [aFund()],
      vouchers: [aVoucher({ fundId: '12' })],
      fitting: [aProduct({ name: 'Zwemles' })],
    };
    const { popular } = await showFunds('/fondsen/12', setup, { account: SIGNED_IN });
    const fits = await screen.findByRole('heading', { level: 2, name: 'Dit past erin' });
    expect(await screen.findByRole('link', { name: 'Zwemles' })).toBeDefined();
    expect(fits.closest('section')?.textContent).toMatch(/U betaalt niets/);
    expect(popular).not.toHaveBeenCalled();
    cleanup();
    const visitor = await showFunds('/fondsen/12', { ...setup, vouchers: [] });
    await screen.findByRole('heading', { level: 2, name: 'Aanbod bij deze regeling' });
    expect(await screen.findByRole('link', { name: 'Zwemles' })).toBeDefined();
    expect(visitor.popular).toHaveBeenCalledWith(
      expect.objectContaining({ fundId: '12', fundType: 'budget', perPage: 3, orderBy: 'most_popular' }),
    );
    const all = screen.getByRole('link', { name: 'Alles voor Kindtegoed' });
    expect(all.getAttribute('href')).toBe('/aanbod?fund_id=12');
  });
});

it('marks the texts of the municipality as Dutch in the English shop only', async () => {
  const faq = [{ id: '1', title: 'Mag ik het houden?', descriptionHtml: '<p>Ja, dat mag.</p>' }];
  const criteria = [aCriterion({ title: 'U woont in Zonnedorp' })];
  await showFunds('/funds/12', { funds: [aFund({ faq, criteria, requestButtonText: 'Doe mee' })] }, { language: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Kindtegoed' });
  for (const text of ['U woont in Zonnedorp', 'Mag ik het houden?', 'Ja, dat mag.', 'Doe mee']) {
    expect((await screen.findByText(text)).closest('[lang]')?.getAttribute('lang')).toBe('nl');
  }
  expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang]')?.getAttribute('lang')).toBe('nl');
  expect(screen.getByText('Is this for you?').closest('[lang]')).toBe(document.documentElement);
});
