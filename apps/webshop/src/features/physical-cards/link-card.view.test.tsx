import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';
import { aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { button, openVoucher, VOUCHER } from './testing/voucher-with-card.tsx';

describe('linking a card, by keyboard', () => {
  it('asks for all digits of a card whose numbers do not begin in one way', async () => {
    const fund = aVoucherFund({ cardTypes: [{ ...ONLY_CARD_TYPE, prefix: '' }] });
    const { user } = await openVoucher({ ...VOUCHER, fund });
    await user.click(button('Regel een pas'));
    await user.click(await screen.findByRole('button', { name: 'Ga verder' }));
    await screen.findByText('Vul alle 12 cijfers in. De spaties zetten wij ertussen.');
    await user.type(screen.getByLabelText('Nummer van de pas'), '4821');
    await user.click(button('Koppel de pas'));
    expect(screen.getByText('Dit nummer is te kort. Vul alle 12 cijfers in.')).toBeDefined();
  });
});
