import { invalid } from '@stadstegoed/core/shared/failure.ts';
import { err } from '@stadstegoed/core/shared/result.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ONLY_CARD_TYPE } from '@stadstegoed/core/vouchers/physical-card.ts';
import { aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { button, dialog, openType, openVoucher, VOUCHER } from './testing/voucher-with-card.tsx';

describe('linking a card, by keyboard', () => {
  it('goes from the choice to the number to the success; focus ends on the linked card [PC-001] [PC-007] [PC-009]', async () => {
    const { user, link } = await openType();
    await user.keyboard('{Tab}{Tab}{Tab}');
    button('Ga verder').focus();
    await user.keyboard('{Enter}');
    const code = await dialog('Vul het nummer van de pas in');
    expect(document.activeElement?.textContent).toBe('Vul het nummer van de pas in');
    await user.tab();
    await user.tab();
    await user.keyboard('482137790');
    const input = code.getByRole<HTMLInputElement>('textbox', { name: 'Nummer van de pas' });
    expect(input.value).toBe('4 8213 7790');
    await user.keyboard('{Enter}');
    const done = await dialog('De pas is gekoppeld');
    expect(link).toHaveBeenCalledExactlyOnceWith('0x1', '100482137790', null);
    expect(done.getByText(/^Noor kan er meteen mee betalen\. Er staat nog .*187,50 op dit tegoed\.$/)).toBeDefined();
    expect(await axeFindings()).toEqual([]);
    await user.click(done.getByRole('button', { name: 'Klaar' }));
    const linked = await screen.findByRole('region', { name: 'De pas van Noor' });
    await waitFor(() => expect(document.activeElement).toBe(linked));
    expect(screen.queryByText('Betalen zonder telefoon?')).toBeNull();
  });

  it('asks for all digits of a card whose numbers do not begin in one way', async () => {
    const fund = aVoucherFund({ cardTypes: [{ ...ONLY_CARD_TYPE, prefix: '' }] });
    const { user } = await openVoucher({ ...VOUCHER, fund });
    await user.click(button('Regel een pas'));
    await user.click(await screen.findByRole('button', { name: 'Ga verder' }));
    await screen.findByText('Vul alle 12 cijfers in. De spaties zetten wij ertussen.');
    await user.type(screen.getByLabelText('Nummer van de pas'), '4821');
    await user.click(button('Koppel de pas'));
    expect(screen.getAllByText('Dit nummer is te kort. Vul alle 12 cijfers in.')).toHaveLength(2);
  });

  it('shows an error in the field, keeps the number and moves focus to the summary', async () => {
    const link = vi.fn(async () => err(invalid({ code: ['Deze pas is al gekoppeld.'] })));
    const { user } = await openType({ link });
    await user.click(button('Ga verder'));
    await user.click(button('Koppel de pas'));
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    await user.type(screen.getByLabelText('Nummer van de pas'), '482137790');
    await user.click(button('Koppel de pas'));
    expect((await screen.findAllByText('Deze pas is al gekoppeld.')).length).toBe(2);
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    expect(screen.getByLabelText('Nummer van de pas')).toHaveProperty('value', '4 8213 7790');
    expect(await axeFindings()).toEqual([]);
  });
});
