import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aBoughtProduct, aTransaction, aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const KIND = aVoucher({
  address: '0x1',
  amount: money(247_50),
  transactions: [
    aTransaction(),
    aTransaction({ id: '78', target: 'top_up', amount: money(300_00), organization: null }),
  ],
  transactionsCount: 2,
  productVouchers: [aBoughtProduct()],
});

async function open(voucher: Voucher = KIND, language: 'nl' | 'en' = 'nl') {
  const ports = {
    read: vi.fn<Vouchers['read']>(() => Promise.resolve(ok(voucher))),
    sendEmail: vi.fn<Vouchers['sendEmail']>(() => Promise.resolve(ok(undefined))),
    share: vi.fn<Vouchers['share']>(() => Promise.resolve(ok(undefined))),
    deactivate: vi.fn<Vouchers['deactivate']>(() => Promise.resolve(ok({ ...voucher, state: 'deactivated' }))),
  };
  const path = language === 'nl' ? '/tegoeden/0x1' : '/voucher/0x1';
  const stubs = (composition: Parameters<typeof quietPlatform>[0]) => {
    composition.stub(Vouchers, ports);
    quietPlatform(composition);
  };
  const shop = await renderShop(path, { account: SIGNED_IN, language, stubs });
  return { ...shop, ...ports };
}

const modulesOf = (element: Element | null) => element?.querySelector('path')?.getAttribute('d');

/** The dark modules of a code that holds this text. */
function modulesOfText(text: string) {
  const { container, unmount } = render(<QrCode value={text} title="" description="" />);
  const modules = modulesOf(container);
  unmount();
  return modules;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the page of a voucher', () => {
  it('shows the personal QR code, and the name of the fund in the title [VO-008]', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe('Kindtegoed - Stadstegoed'));
    const shown = screen.getByRole('img', { name: 'QR-code van Kindtegoed' });
    expect(modulesOf(shown)).toBe(modulesOfText('{"type":"voucher","value":"0x1"}'));
  });

  it('shows transactions by month, with amounts in words for screen readers [VO-010]', async () => {
    await open();
    const movements = within(screen.getByRole('region', { name: 'Bij en af' }));
    expect(movements.getByRole('heading', { level: 3, name: /november 2026/i })).toBeDefined();
    expect(movements.getByText('Zwembad De Golfslag')).toBeDefined();
    expect(movements.getByText('Tegoed gekregen')).toBeDefined();
    expect(movements.getByText('Zwemles A')).toBeDefined();
    expect(movements.getByText(/^eraf: .*12/)).toBeDefined();
    expect(movements.getByText(/^erbij: .*300/)).toBeDefined();
  });

  it('shows the history of the voucher itself [VO-009]', async () => {
    await open();
    expect(within(screen.getByRole('region', { name: 'Geschiedenis' })).getByText('Aangemaakt')).toBeDefined();
  });

  it('offers sharing, mailing, printing and ending [VO-011] [VO-012] [VO-013]', async () => {
    const { user, sendEmail } = await open();
    const actions = within(screen.getByRole('list', { name: 'Wat u met dit tegoed kunt doen' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Deel met aanbieder',
      'Stuur naar mijn e-mail',
      'Print',
      'Stop dit tegoed',
    ]);
    await user.click(button('Stuur naar mijn e-mail'));
    await screen.findByText('De QR-code is naar uw e-mail gestuurd.');
    expect(sendEmail).toHaveBeenCalledWith('0x1');
  });

  it('has a printable sheet with the printable code, hidden from screen readers [VO-015]', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    const sheet = document.querySelector('.voucher-sheet');
    expect(sheet?.getAttribute('aria-hidden')).toBe('true');
    const printable = JSON.stringify({ type: 'voucher', value: KIND.addressPrintable });
    expect(modulesOf(sheet)).toBe(modulesOfText(printable));
    await user.click(button('Print'));
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ expired: true }, 'Dit tegoed is verlopen op'],
    [{ state: 'deactivated' }, 'Dit tegoed is gestopt.'],
    [{ state: 'pending' }, 'Dit tegoed is nog niet actief.'],
  ] as const)('explains why a voucher cannot be used and shows no code: %o', async (overrides, words) => {
    await open(aVoucher({ address: '0x1', ...overrides }));
    expect(screen.getByText(new RegExp(words))).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR-code/ })).toBeNull();
    expect(document.querySelector('.voucher-sheet')).toBeNull();
  });

  it('offers only the actions that the fund allows', async () => {
    await open(aVoucher({ address: '0x1', fund: aVoucherFund({ allowBlockingVouchers: false }) }));
    expect(screen.queryByRole('button', { name: 'Stop dit tegoed' })).toBeNull();
  });

  it.each(['nl', 'en'] as const)('has no axe findings in %s', async (language) => {
    await open(KIND, language);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a voucher that does not exist', () => {
  it.each(['not_found', 'forbidden'] as const)('links to the list of vouchers: %s', async (kind) => {
    const stubs = (composition: Parameters<typeof quietPlatform>[0]) => {
      composition.stub(Vouchers, { read: () => Promise.resolve(err(failure(kind))) });
      quietPlatform(composition);
    };
    await renderShop('/tegoeden/0x9', { account: SIGNED_IN, stubs });
    expect(screen.getByRole('heading', { level: 1, name: 'Dit tegoed is er niet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Naar uw tegoeden' }).getAttribute('href')).toBe('/tegoeden');
  });
});

describe('the dialogs of a voucher, by keyboard', () => {
  it('show the QR code large', async () => {
    const { user } = await open();
    button('Toon groot').focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kindtegoed' }));
    expect(dialog.getByRole('img', { name: 'QR-code van Kindtegoed' })).toBeDefined();
  });

  it('share it with the provider [VO-016]', async () => {
    const { user, share } = await open();
    button('Deel met aanbieder').focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deel met de aanbieder' }));
    await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    expect(await axeFindings()).toEqual([]);
    dialog.getByLabelText('Uw bericht').focus();
    await user.keyboard('Ik kom dinsdag');
    await user.tab();
    await user.keyboard(' ');
    expect(dialog.getByLabelText('Stuur mij een kopie')).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(share).toHaveBeenCalledWith('0x1', { reason: 'Ik kom dinsdag', sendCopy: true });
    expect(screen.getByText('Uw bericht is verstuurd.')).toBeDefined();
  });

  it('end it in three steps, with focus on the text of each step [VO-017]', async () => {
    const { user, deactivate } = await open();
    button('Stop dit tegoed').focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dit tegoed stoppen' }));
    await user.click(dialog.getByRole('button', { name: 'Verder' }));
    expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    dialog.getByRole('radio', { name: 'Iets anders' }).focus();
    await user.keyboard(' ');
    await user.click(dialog.getByLabelText('Waarom stopt u?'));
    await user.keyboard('Het zwembad is dicht');
    await user.click(dialog.getByRole('button', { name: 'Verder' }));
    expect(document.activeElement?.textContent).toContain('U stopt Kindtegoed.');
    await user.click(dialog.getByRole('button', { name: 'Stop dit tegoed' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('U kunt er niet meer mee betalen.'));
    expect(deactivate).toHaveBeenCalledWith('0x1', 'Het zwembad is dicht');
    expect(screen.getByText(/^Dit tegoed is gestopt\./)).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR-code/ })).toBeNull();
  });
});
