import type { Office } from '@stadstegoed/core/providers/office.ts';
import { routeUrl } from '@stadstegoed/core/providers/route-link.ts';
import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { anOffice } from '@stadstegoed/core/testing/an-office.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aBoughtProduct, aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { ListVouchers } from '@stadstegoed/core/vouchers/list-vouchers.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { ReservationsViewModel } from './reservations.vm.ts';

/** The test clock of the shop stands at 15 January 2026. */
const made = { createdAt: aDay('2026-01-10') };
const STATES: readonly Reservation[] = [
  aReservation({ ...made, id: '1' }),
  aReservation({ ...made, id: '2', state: 'accepted', acceptedAt: aDay('2026-01-11') }),
  aReservation({ ...made, id: '3', state: 'rejected', rejectedAt: aDay('2026-01-11') }),
  aReservation({ ...made, id: '4', state: 'canceled', canceledAt: aDay('2026-01-11') }),
  aReservation({ ...made, id: '5', state: 'canceled_by_client', canceledAt: aDay('2026-01-11') }),
  aReservation({ ...made, id: '6', state: 'expired', expiredAt: aDay('2026-01-12') }),
];

interface Opened {
  readonly path?: string;
  readonly language?: 'nl' | 'en';
  readonly offices?: readonly Office[];
}

async function show(
  calls: Partial<Reservations>,
  { path = '/reserveringen', language = 'nl', offices = [] }: Opened = {},
) {
  const organization = { ...aProduct().organization, phone: '(0123) 45 10 33' };
  return renderShop(path, {
    account: SIGNED_IN,
    language,
    stubs: (container) => {
      container.stub(Reservations, { listAll: async () => ok(singlePage([])), ...calls });
      container.stub(Products, { read: async () => ok(aProduct({ organization, offices })) });
      quietPlatform(container);
    },
  });
}

const listed = (items: readonly Reservation[]): Partial<Reservations> => ({
  list: async () => ok(singlePage(items)),
  read: async (id) => ok(items.find((one) => one.id === id) ?? aReservation()),
});

it('names the voucher of a reservation as soon as the same offer on another voucher is cancelled', async () => {
  const [reservation = aReservation()] = STATES;
  const { amount, createdAt, product } = reservation;
  const held = aBoughtProduct({ productName: product.name, amount, day: createdAt });
  const noor = aVoucher({ id: '1', productVouchers: [held] });
  const ilyas = aVoucher({ id: '2', productVouchers: [held] });
  const list = vi.fn<Vouchers['list']>(async () => ok(singlePage([{ ...noor, productVouchers: [] }, ilyas])));
  list.mockResolvedValueOnce(ok(singlePage([noor, ilyas])));
  const { container } = anApp();
  container.bind(Reservations).toConstantValue(stubPort<Reservations>({ list: async () => ok(singlePage(STATES)) }));
  container.bind(ListVouchers).toConstantValue(new ListVouchers(stubPort<Vouchers>({ list }), () => undefined));
  const model = container.get(ReservationsViewModel, { autobind: true });
  model.start({ asked: {}, language: 'nl' });
  await vi.waitFor(() => expect(model.vouchers.value?.items).toHaveLength(2));
  expect(model.voucherOf(reservation)).toBeNull();
  model.take(aReservation({ ...made, id: '2', state: 'canceled_by_client' }));
  await vi.waitFor(() => expect(model.voucherOf(reservation)?.id).toBe('2'));
});

describe('the list of reservations', () => {
  it('invites to the offers, without filters, when there are none', async () => {
    await show(listed([]));
    expect(await screen.findByRole('heading', { name: 'U heeft nog niets gereserveerd' })).toBeDefined();
    expect(screen.queryByRole('search', { name: 'Zoek in uw reserveringen' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that a filter has no results, and shows all again', async () => {
    const { user } = await show(listed([]), { path: '/reserveringen?state=accepted' });
    await screen.findByRole('heading', { name: 'Geen reserveringen gevonden' });
    expect(screen.getByRole('button', { name: 'Bevestigd' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Toon alles' }));
    expect(await screen.findByRole('heading', { name: 'U heeft nog niets gereserveerd' })).toBeDefined();
  });
});

describe('the page of a reservation', () => {
  const CODE = /^QR-code .* nu laten scannen\. Geldig tot en met 31 december 2027\.$/;
  const showOne = (id: string, offices: readonly Office[] = []) =>
    show(listed(STATES), { path: `/reserveringen/${id}`, offices });

  it.each(['3', '4', '5', '6'])('has neither a code nor a way to cancel once it is over: %s', async (id) => {
    await showOne(id);
    await screen.findByRole('link', { name: 'Reserveer opnieuw' });
    expect(screen.queryByRole('img', { name: CODE })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Annuleer reservering' })).toBeNull();
    expect(screen.queryByText(/Annuleren/)).toBeNull();
  });

  it.each([
    ['one office', [anOffice()], 1],
    ['several offices, of which the resident chooses one', [anOffice(), anOffice({ id: '2' })], 0],
    ['an office that is closed for a while', [anOffice({ state: 'paused' })], 0],
  ] as const)('says where to go, with a route, for a provider with %s', async (_case, offices, times) => {
    await showOne('2', offices);
    await screen.findByRole('link', { name: 'Bel Zwembad De Golfslag' });
    const routes = screen.queryAllByRole('link', { name: /^Route/ });
    expect(routes.map((link) => link.getAttribute('href'))).toEqual(Array(times).fill(routeUrl(anOffice())));
    expect(screen.queryAllByText(anOffice().address)).toHaveLength(times);
    expect(screen.queryAllByText(/ziet u waar u terechtkunt/)).toHaveLength(1 - times);
  });
});
