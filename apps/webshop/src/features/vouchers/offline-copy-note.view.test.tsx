import { failure } from '@stadstegoed/core/shared/failure.ts';
import { addSeconds } from '@stadstegoed/core/shared/instant.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aTransaction, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import type { OfflineCopy } from '@stadstegoed/core/shared/offline-copy.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const LISTED = aVoucher({ address: '0x1', transactionsCount: 1 });
const OPENED = { ...LISTED, transactions: [aTransaction()] };

interface Situation {
  readonly language?: 'nl' | 'en';
  readonly why?: OfflineCopy['why'];
  /** Seconds since the vouchers were read. */
  readonly ago?: number;
  readonly voucher?: Voucher;
  /** Nothing was read before, so that the screen fails. */
  readonly isUnknown?: boolean;
}

async function open(path: string, situation: Situation = {}) {
  const { language = 'nl', why = 'offline', ago = 60, voucher = LISTED, isUnknown = false } = situation;
  const clock = new FakeClock();
  const kept: Voucher = { ...voucher, offlineCopy: { readAt: addSeconds(clock.now(), -ago), why } };
  const read = vi.fn<Vouchers['read']>(() => Promise.resolve(isUnknown ? err(failure('offline')) : ok(kept)));
  const list = vi.fn<Vouchers['list']>((filter) => Promise.resolve(ok(singlePage(filter.archived ? [] : [kept]))));
  const stubs = (container: Parameters<typeof quietPlatform>[0]) => {
    container.stub(Vouchers, { read, list });
    quietPlatform(container);
  };
  const shop = await renderShop(path, { account: SIGNED_IN, language, stubs, clock });
  return { ...shop, read, list, clock };
}

const note = (text: RegExp) => screen.findByText(text);

describe('a voucher from an earlier visit', () => {
  it.each([
    ['nl', '/tegoeden/0x1', /^Geen internet\. Stand van \d{1,2}[.:]\d{2} uur\.$/],
    ['en', '/voucher/0x1', /^No internet\. As of .*\.$/],
  ] as const)('says in %s that there is no internet, and from when it is', async (language, path, text) => {
    await open(path, { language });
    expect(await note(text)).toBeDefined();
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('says the time of today, and the day of an earlier time', async () => {
    await open('/tegoeden/0x1', { ago: 24 * 3600 });
    expect(await note(/^Geen internet\. Stand van 14 januari, 10[.:]00 uur\.$/)).toBeDefined();
  });

  it('says that it could not be fetched when the platform does not answer', async () => {
    await open('/tegoeden/0x1', { why: 'timeout' });
    expect(await note(/^Ophalen lukt nu niet\. Stand van .* uur\.$/)).toBeDefined();
  });

  it('says that there is no connection when something else than the platform answers', async () => {
    await open('/tegoeden/0x1', { why: 'unreachable' });
    expect(await note(/^Geen verbinding met ons\. Stand van .* uur\.$/)).toBeDefined();
  });

  it('does not say that nothing was paid when its payments are unknown', async () => {
    await open('/tegoeden/0x1');
    await note(/^Geen internet/);
    expect(screen.queryByRole('heading', { name: 'Bij en af' })).toBeNull();
    expect(screen.getByText('Ook uw betalingen ziet u dan weer.')).toBeDefined();
  });

  it('shows the payments with which it was opened', async () => {
    await open('/tegoeden/0x1', { voucher: OPENED });
    expect(await screen.findByText('Zwembad De Golfslag')).toBeDefined();
    expect(screen.queryByText('Ook uw betalingen ziet u dan weer.')).toBeNull();
  });
});
