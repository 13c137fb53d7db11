import { anOffice } from '@stadstegoed/core/testing/an-office.ts';
import { aProduct, aProductFund } from '@stadstegoed/core/testing/a-product.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import type { Product } from '@stadstegoed/core/products/product.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { showProducts, type ProductsSetup } from './testing/show-products.tsx';

const resident = { account: SIGNED_IN };
const voucher = aVoucher();

const showProduct = (product: Partial<Product>, setup: ProductsSetup = {}, path = '/aanbod/381') =>
  showProducts(path, { products: [aProduct(product)], vouchers: [voucher], ...setup }, resident);
const limited = (limitPerIdentity: number, limitAvailable: number | null) =>
  aProductFund({ limitPerIdentity, limitAvailable });
const card = () => screen.findByRole('complementary', { name: 'Prijs en wat u doet' });
const cardText = async () => (await card()).textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the page of an offer', () => {
  it('says the kind of an offer and of a provider without a name', async () => {
    await showProduct({ name: ' ', organization: { ...aProduct().organization, name: '' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aanbod zonder naam' })).toBeDefined();
    const offer = screen.getByRole('main');
    expect(within(offer).getAllByRole('link', { name: 'Aanbieder zonder naam' })).not.toHaveLength(0);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  const pricesOf = async (title: string) => {
    const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section');
    return [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  };

  it('names the first five of many funds with prices that differ, and the others at a press', async () => {
    const funds = Array.from({ length: 80 }, (_, index) =>
      aProductFund({ id: `${100 + index}`, name: `Fonds ${index}`, price: money(index) }),
    );
    const { user } = await showProduct({ funds });
    expect(await pricesOf('Prijs per tegoed')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Toon alle 80 prijzen' }));
    expect(await pricesOf('Prijs per tegoed')).toHaveLength(80);
  });

  it('has the price per voucher for who can choose, without the funds that she does not have', async () => {
    const vouchers = [voucher, aVoucher({ id: '5022', recordsTitle: 'Noor' })];
    await showProduct({ funds: [aProductFund(), aProductFund({ id: '99', price: money(1) })] }, { vouchers });
    expect(await pricesOf('Wat u betaalt')).toHaveLength(2);
  });

  it('counts how often the offer can still be taken with the own voucher, not with a fund of others', async () => {
    const own = aProductFund({ limitPerIdentity: 1, limitAvailable: 0 });
    const other = aProductFund({ id: '99', name: 'Schoolstart', limitPerIdentity: 1, limitAvailable: 1 });
    await showProduct({ funds: [other, own] });
    await waitFor(async () => expect(await cardText()).toContain('U heeft dit al 1 keer gebruikt'));
    expect(await cardText()).not.toContain('nog 1 keer');
  });

  it('says of a balance that is too low to reserve what is paid at the counter, and does not recommend that voucher', async () => {
    await showProduct({ price: money(389_00) }, { vouchers: [voucher, aVoucher({ id: '5022', balance: money(0) })] });
    const row = await screen.findByText(/^Te weinig om te reserveren\. Aan de kassa betaalt u €\s89,- bij\.$/);
    expect(row.closest('li')?.textContent).not.toContain('u betaalt');
    expect(screen.queryByText(/^Met Kindtegoed/)).toBeNull();
  });

  it('shows the code of a balance that is too low where nobody reserves', async () => {
    await showProduct({ price: money(389_00), reservationEnabled: false });
    await waitFor(async () => expect(await cardText()).toContain('Toon mijn QR-code'));
    expect(screen.getByText(/^Met Kindtegoed/)).toBeDefined();
    expect(await cardText()).not.toContain('voldoende saldo');
  });

  it.each([
    ['sold out', { soldOut: true }, 'Helaas, dit is uitverkocht'],
    ['expired', { expired: true, expireAt: aDay('2026-11-15') }, 'Het kon tot en met 15 november 2026.'],
    [
      'without a voucher',
      { funds: [aProductFund({ id: '99', name: 'Schoolstart' })] },
      'U heeft geen tegoed om dit aanbod mee te reserveren',
    ],
    ['with a low balance', { price: money(389_00) }, 'U heeft geen tegoed met voldoende saldo.'],
    [
      'taken often enough',
      { funds: [aProductFund({ limitPerIdentity: 4, limitAvailable: 0 })] },
      'U heeft dit al 4 keer gebruikt',
    ],
    [
      'a discount',
      {
        priceType: 'discount_fixed' as const,
        price: money(0),
        discount: { kind: 'amount' as const, amount: money(10_00) },
      },
      'U kunt dit niet vooraf reserveren.',
    ],
    ['free', { priceType: 'free' as const, price: money(0) }, 'Er gaat niets van uw tegoed af.'],
    ['almost gone', { stockAmount: 2 }, 'Nog 2 over'],
  ])('says so on the price card when it is %s', async (_, change, sentence) => {
    await showProduct(change);
    await waitFor(async () => expect(await cardText()).toContain(sentence));
    expect(await axeFindings(document.body)).toEqual([]);
  });

  const CANCEL = /^Tot 14 dagen daarna annuleren$/;
  it.each([
    ['without a limit', {}, [CANCEL]],
    [
      'with a day and places',
      { expireAt: aDay('2026-12-31'), stockAmount: 1 },
      [CANCEL, /^Te krijgen tot/, /^Nog 1 over$/],
    ],
    ['that is over', { expireAt: aDay('2026-11-15'), expired: true }, []],
    ['that is sold out', { stockAmount: 0, soldOut: true }, []],
    ['with an own limit', { funds: [limited(4, 1)] }, [CANCEL, /^U mag dit nog 1 keer reserveren\.$/]],
    ['with an unknown rest', { funds: [limited(4, null)] }, [CANCEL, /^U mag dit 4 keer reserveren\.$/]],
    ['that was taken often enough', { funds: [limited(4, 0)] }, []],
    ['with fewer left than she may take', { funds: [limited(4, 2)], stockAmount: 1 }, [CANCEL, /^Nog 1 over$/]],
    ['of a fund of others', { funds: [{ ...limited(4, 0), id: '99' }] }, [/^U mag dit 4 keer reserveren\.$/]],
  ])('lists the conditions of an offer %s', async (_what, change, facts) => {
    await showProduct(change);
    await card();
    const shown = () => [...document.querySelectorAll('.product-facts li')].map(({ textContent }) => textContent);
    await waitFor(() => expect(shown()).toEqual(facts.map((fact) => expect.stringMatching(fact))));
    expect(document.querySelectorAll('.product-facts')).toHaveLength(facts.length === 0 ? 0 : 1);
    expect(document.querySelectorAll('.product-facts svg:not([aria-hidden="true"])')).toHaveLength(0);
  });

  it.each([
    [[], 0],
    [[anOffice()], 1],
  ])('has a map and a list of the places only when there are some: %#', async (offices, count) => {
    await showProduct({ offices });
    await card();
    expect(screen.queryAllByRole('heading', { level: 2, name: 'Waar het is' })).toHaveLength(count);
    expect(screen.queryAllByRole('region', { name: 'Waar het is' })).toHaveLength(count);
  });

  it.each([
    ['a visitor', {}, undefined],
    ['a resident without a voucher', { vouchers: [] }, resident],
  ])('is free for %s without anything to press', async (_, setup, account) => {
    const products = [aProduct({ priceType: 'free', price: money(0) })];
    await showProducts('/aanbod/381', { products, ...setup }, account);
    await waitFor(async () => expect(await cardText()).toContain('Loop gewoon binnen'));
    expect(within(await card()).queryByRole('button')).toBeNull();
  });

  it('lets a visitor sign in for a discount, without a code that nobody has', async () => {
    await showProducts('/aanbod/381', { products: [aProduct({ priceType: 'discount_fixed', price: money(0) })] });
    await waitFor(async () => expect(await cardText()).toContain('U kunt dit niet vooraf reserveren.'));
    const inMain = within(screen.getByRole('main'));
    expect(inMain.getByRole('button', { name: 'Inloggen' })).toBeDefined();
    expect(inMain.queryByRole('link', { name: /QR-code/ })).toBeNull();
  });

  it('returns a visitor to an offer that cannot be reserved without asking for its dialog', async () => {
    const products = [aProduct({ reservationEnabled: false })];
    const { user, address, shell } = await showProducts('/aanbod/381', { products });
    await user.click(within(await card()).getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(address()).toBe('/start'));
    expect(shell.goals.read('return-path')).toBe('/aanbod/381');
  });

  it('shows the price when the vouchers fail, and says so on the card', async () => {
    await showProduct({}, { failing: new Set(['vouchers']) });
    await waitFor(async () => expect(await cardText()).toContain('Wij kunnen uw prijs niet uitrekenen'));
    expect(await cardText()).toContain('86');
    expect(screen.queryByRole('heading', { level: 2, name: 'Wat u betaalt' })).toBeNull();
  });

  it('says of a sold-out offer whether it is saved for later', async () => {
    const { user, bookmarks } = await showProduct({ soldOut: true });
    await user.click(await screen.findByRole('button', { name: 'Bewaar voor later', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Bewaar voor later', pressed: true })).toBeDefined();
    await waitFor(() => expect(bookmarks).toEqual(['381 on']));
  });

  it('shows the placeholder without a picture, and the large size with one [PR-040] [PR-041]', async () => {
    await showProduct({});
    await screen.findByRole('heading', { level: 1, name: /Zwemles/ });
    expect(document.querySelector('.product-head__photo img')).toBeNull();
    expect(document.querySelector('.product-head__photo svg')).not.toBeNull();
    const sizes = { thumbnail: '/t.jpg', small: '/s.jpg', large: '/l.jpg' };
    await showProduct({ photo: { sizes, dominantColor: '#2a6d91' } });
    await waitFor(() => expect(document.querySelector('.product-head__photo img')?.getAttribute('src')).toBe('/l.jpg'));
  });
});
