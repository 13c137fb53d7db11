import { Products } from '@stadstegoed/core/products/products.port.ts';
import { Reservations } from '@stadstegoed/core/reservations/reservations.port.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aProduct } from '@stadstegoed/core/testing/a-product.ts';
import { aReservation } from '@stadstegoed/core/testing/a-reservation.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

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

async function show(calls: Partial<Reservations>, path = '/reserveringen', language: 'nl' | 'en' = 'nl') {
  const organization = { ...aProduct().organization, phone: '(0123) 45 10 33' };
  return renderShop(path, {
    account: SIGNED_IN,
    language,
    stubs: (composition) => {
      composition.stub(Reservations, calls);
      composition.stub(Products, { read: async () => ok(aProduct({ organization })) });
      quietPlatform(composition);
    },
  });
}

const listed = (items: readonly Reservation[]): Partial<Reservations> => ({
  list: async () => ok(singlePage(items)),
  read: async (id) => ok(items.find((one) => one.id === id) ?? aReservation()),
});

describe('the list of reservations', () => {
  it.each([
    ['/reserveringen', 'nl', 'Uw reserveringen', 'Wacht op antwoord'],
    ['/reservations', 'en', 'Your reservations', 'Waiting for an answer'],
  ] as const)('opens at %s with every state and its label [RS-003]', async (path, language, title, first) => {
    await show(listed(STATES), path, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(await screen.findByText(first, { selector: '.stads-badge' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(await axeFindings()).toEqual([]);
  });

  it('offers the code of an accepted reservation, and cancelling only of a pending one [RS-004] [RS-023]', async () => {
    await show(listed(STATES));
    expect(await screen.findAllByRole('button', { name: /^Toon de code/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Annuleer/ })).toHaveLength(1);
    expect(screen.getByText(/U kunt nog 9 dagen annuleren, tot en met 24 januari 2026/)).toBeDefined();
  });

  it('invites to the offers when there are none, and to all when a filter hides them', async () => {
    await show(listed([]));
    expect(await screen.findByRole('heading', { name: 'U heeft nog niets gereserveerd' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('says that a filter has no results, and shows all again', async () => {
    const { user } = await show(listed([]), '/reserveringen?state=accepted');
    await screen.findByRole('heading', { name: 'Geen reserveringen gevonden' });
    expect(screen.getByRole('button', { name: 'Bevestigd' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Toon alles' }));
    expect(await screen.findByRole('heading', { name: 'U heeft nog niets gereserveerd' })).toBeDefined();
  });

  it('says that it cannot be read, with a way to try again', async () => {
    await show({ list: async () => err(failure('unexpected')) });
    expect(await screen.findByText('We kunnen uw reserveringen nu niet laten zien')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeDefined();
  });
});

describe('the dialog of a reservation, by keyboard', () => {
  it.each([
    ['1', 'Annuleren kan nog 9 dagen'],
    ['2', 'Annuleren gaat via Zwembad De Golfslag'],
  ])('says for reservation %s how it can be cancelled: %s [RS-008] [RS-024]', async (id, sentence) => {
    const { user } = await show(listed(STATES.filter((one) => one.id === id)));
    const name = await screen.findByRole('button', { name: 'Zwemles voor diploma A' });
    name.focus();
    await user.keyboard('{Enter}');
    const details = within(await screen.findByRole('dialog', { name: 'Uw reservering' }));
    expect(await details.findByText(sentence)).toBeDefined();
    expect(details.queryAllByRole('img', { name: /^QR-code/ })).toHaveLength(id === '2' ? 1 : 0);
    expect(await details.findByRole('link', { name: 'Bel Zwembad De Golfslag' })).toBeDefined();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks before it cancels, and keeps the reservation when the answer fails [RS-009]', async () => {
    const items = STATES.slice(0, 1);
    const { user } = await show({ ...listed(items), cancel: async () => err(failure('offline')) });
    await user.click(await screen.findByRole('button', { name: /^Annuleer/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Wilt u deze reservering annuleren?' }));
    expect(question.getByText('U heeft nog 9 dagen om te kiezen, tot en met 24 januari 2026.')).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Ja, annuleer' }));
    expect(await question.findByRole('alert')).toBeDefined();
    expect(question.getByRole('button', { name: 'Ja, annuleer' })).toBeDefined();
  });
});
