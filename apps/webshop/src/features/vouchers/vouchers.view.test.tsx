import { failure } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aVoucher, aVoucherFund } from '@stadstegoed/core/testing/a-voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const kind = aVoucher({ id: '1', address: '0x1', amount: money(120_00) });
const waits = aVoucher({ id: '3', address: '0x3', state: 'pending', fund: aVoucherFund({ name: 'Fietstegoed' }) });
const over = aVoucher({ id: '2', address: '0x2', expired: true, fund: aVoucherFund({ name: 'Oud tegoed' }) });

function open(
  path: string,
  {
    vouchers = [kind],
    archived = [over],
    whole = kind,
    language = 'nl',
  }: {
    whole?: typeof kind;
    vouchers?: (typeof kind)[];
    archived?: (typeof kind)[] | null;
    language?: 'nl' | 'en';
  } = {},
) {
  const list = vi.fn<Vouchers['list']>((filter) => {
    const listed = filter.archived === true ? archived : vouchers;
    return listed === null ? new Promise(() => undefined) : Promise.resolve(ok(singlePage(listed)));
  });
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(ok(whole)));
  const stubs = (container: Parameters<typeof quietPlatform>[0]) => {
    container.stub(Vouchers, { list, read });
    quietPlatform(container);
  };
  return renderShop(path, { account: SIGNED_IN, language, stubs }).then((shop) => ({ ...shop, list, read }));
}

afterEach(() => void vi.unstubAllGlobals());

describe('the list of vouchers', () => {
  it('shows active vouchers as tickets that link to their page, with the total [VO-004]', async () => {
    const other = aVoucher({ id: '4', address: '0x4', amount: money(30_00), fund: aVoucherFund({ name: 'Actief' }) });
    await open('/tegoeden', { vouchers: [kind, other] });
    const ticket = await screen.findByRole('link', {
      name: /^Kindtegoed, €\s120,-, Geldig tot en met 31\sdecember 2026$/,
    });
    expect(ticket.getAttribute('href')).toBe('/tegoeden/0x1');
    expect(screen.getByText(/Samen heeft u nog/).textContent).toContain('150');
    const tabs = within(screen.getByRole('navigation', { name: 'Soorten tegoeden' }));
    expect(tabs.getByRole('link', { name: /^Tegoeden/ }).getAttribute('aria-current')).toBe('page');
    expect(await axeFindings()).toEqual([]);
  });

  it('says the kind of a voucher of a fund without a name', async () => {
    await open('/tegoeden', { vouchers: [{ ...kind, fund: aVoucherFund({ name: '' }) }] });
    expect(await screen.findByRole('link', { name: /^Tegoed zonder naam, / })).toBeDefined();
  });

  it('shows the balance in the header, and forgets it with the sign-in', async () => {
    const { shell } = await open('/tegoeden');
    expect(await screen.findByText('Open uw tegoed om te betalen.')).toBeDefined();
    const profile = within(screen.getByRole('banner')).getByRole('button', { name: /noor@/ });
    await waitFor(() => expect(profile.textContent).toMatch(/Saldo €\s120,-$/));
    await act(() => shell.signOut());
    expect(screen.queryByText(/^Saldo €/)).toBeNull();
  });

  it('moves focus to the name of a voucher as soon as it is there', async () => {
    const { user, router } = await open('/tegoeden');
    await user.click(await screen.findByRole('link', { name: /^Kindtegoed/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tegoeden/0x1'));
    const name = await screen.findByRole('heading', { level: 1, name: 'Kindtegoed' });
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('says that vouchers may be missing when those that are not active yet cannot be read', async () => {
    const { list, user } = await open('/tegoeden?tab=reservations');
    list.mockImplementation(({ archived }) =>
      Promise.resolve(archived === true ? err(failure('timeout')) : ok(singlePage([kind]))),
    );
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Tegoeden' }));
    await screen.findByRole('heading', { level: 2, name: /^Kindtegoed/ });
    await screen.findByText('Wij konden niet al uw tegoeden ophalen');
    list.mockResolvedValue(ok(singlePage([waits])));
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await screen.findByRole('link', { name: /^Fietstegoed/ });
    await waitFor(() => expect(screen.queryByText('Wij konden niet al uw tegoeden ophalen')).toBeNull());
  });

  it.each([
    ['none are active', []],
    ['others are active', [kind]],
  ])('says when those that are not active yet take long, while %s', async (_, vouchers) => {
    const { clock, list } = await open('/tegoeden', { vouchers, archived: null });
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    if (vouchers.length > 0) await screen.findByRole('heading', { level: 2, name: /^Kindtegoed/ });
    await waitFor(() => {
      act(() => clock.advance(5000));
      expect(screen.getByText(/^Dit duurt langer dan normaal/)).toBeDefined();
    });
    expect(screen.queryByText('U heeft nu geen tegoeden')).toBeNull();
  });
});
