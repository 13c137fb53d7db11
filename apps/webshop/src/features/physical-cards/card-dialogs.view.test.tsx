import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, dialog, openVoucher, VOUCHER, WITH_CARD } from './testing/voucher-with-card.tsx';

describe('a card', () => {
  it('that is linked needs all digits when its numbers do not begin in one way', async () => {
    const fund = aVoucherFund({ cardTypes: [{ ...ONLY_CARD_TYPE, prefix: '' }] });
    const { user } = await openVoucher({ ...VOUCHER, fund });
    await user.click(button('Regel een pas'));
    await user.click(await screen.findByRole('button', { name: 'Ga verder' }));
    await screen.findByText('Vul alle 12 cijfers in. De spaties zetten wij ertussen.');
    await user.type(screen.getByLabelText('Nummer van de pas'), '4821');
    await user.click(button('Koppel de pas'));
    expect(screen.getByText('Dit nummer is te kort. Vul alle 12 cijfers in.')).toBeDefined();
  });

  it('that is ordered says that the last address could not be read', async () => {
    const { user } = await openVoucher(VOUCHER, { cards: { orders: async () => err(failure('unexpected')) } });
    await user.click(button('Regel een pas'));
    await user.click(await screen.findByRole('radio', { name: /^Ik wil een nieuwe pas/ }));
    await user.click(button('Ga verder'));
    expect(await screen.findByText('Wij konden uw vorige adres niet ophalen. Vul het adres zelf in.')).toBeDefined();
  });

  it('that is unlinked can be followed by the order of a new one', async () => {
    const { user } = await openVoucher(WITH_CARD);
    await user.click(button('Ontkoppel de pas'));
    await user.click((await dialog('Pas ontkoppelen')).getByRole('button', { name: 'Ga verder' }));
    await user.click(button('Ja, ontkoppel de pas'));
    await user.click(await screen.findByRole('button', { name: 'Regel een nieuwe pas' }));
    expect((await dialog('Waar mag de pas naartoe?')).getByLabelText('Postcode')).toBeDefined();
  });
});
