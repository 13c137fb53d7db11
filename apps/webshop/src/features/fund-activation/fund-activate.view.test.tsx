import { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import { Funds } from '@stadstegoed/core/funds/funds.port.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { Digid } from '@stadstegoed/core/sign-in/digid.port.ts';
import { aFundCheck } from '@stadstegoed/core/testing/a-fund-check.ts';
import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { anIdentity } from '@stadstegoed/core/testing/an-identity.ts';
import { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SIGNED_IN } from '../../../testing/compose-test-shop.ts';
import { quietPlatform } from '../../../testing/quiet-platform.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { liveRegion } from '../../../testing/screen-queries.ts';

interface Visit {
  readonly fund?: Fund;
  readonly query?: string;
  readonly language?: Language;
}

async function open({ fund = aFund({ allowPrevalidations: true }), query = '', language = 'nl' }: Visit = {}) {
  const activation = {
    apply: vi.fn<FundActivation['apply']>(() => Promise.resolve(ok(aVoucher({ address: '0x1' })))),
    check: vi.fn<FundActivation['check']>(() => Promise.resolve(ok(aFundCheck()))),
    redeem: vi.fn<FundActivation['redeem']>(() => Promise.resolve(err(failure('not_found', { message: 'x' })))),
    requestsOf: vi.fn<FundActivation['requestsOf']>(() => Promise.resolve(ok([]))),
  };
  const start = vi.fn<Digid['start']>(() => Promise.resolve(ok('https://digid.example/login')));
  const policies = { activationCodeLength: 8, moreDigidAutoStartFundKeys: [], oneCodePerYearFundKeys: [] };
  const shop = await renderShop(`${language === 'nl' ? '/fondsen/12/activeer' : '/funds/12/activate'}${query}`, {
    account: SIGNED_IN,
    language,
    identity: anIdentity(),
    variant: { policies },
    environment: '{"redirectOrigins":["https://digid.example"]}',
    stubs: (container) => {
      container.stub(FundActivation, activation);
      container.stub(Digid, { start });
      const noTags = () => Promise.resolve(ok([]));
      const list = () => Promise.resolve(ok(singlePage([fund])));
      container.stub(Funds, {
        read: () => Promise.resolve(ok(fund)),
        listAll: list,
        tags: noTags,
        organizations: noTags,
      });
      const none = () => Promise.resolve(ok(singlePage([])));
      container.stub(Vouchers, { list: none, read: () => Promise.resolve(ok(aVoucher({ address: '0x1' }))) });
      quietPlatform(container);
    },
  });
  return { ...shop, ...activation, start };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows the choice when the browser goes back from DigiD to the page that it kept', async () => {
  const { start } = await open({ fund: aFund({ key: 'meedoen' }) });
  expect(await liveRegion(/^U gaat nu verder op een andere website/)).toBe('status');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await heading('Kindtegoed aanvragen');
  expect(start).toHaveBeenCalledTimes(1);
});

describe('choosing a method', () => {
  it('shows an error each time that no choice was made', async () => {
    const { user } = await open();
    await heading('Hoe wilt u het tegoed activeren?');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: 'Ga verder' }));
      expect(document.activeElement?.textContent).toBe('Er is 1 fout');
    }
    expect(screen.getAllByText('Kies hoe u het tegoed wilt activeren.')).toHaveLength(2);
    await waitFor(() => expect(document.title).toMatch(/^Fout: /));
    expect(await axeFindings()).toEqual([]);
  });
});

describe('DigiD as the only method', () => {
  it.each([
    ['nl', true, 'Kindtegoed aanvragen', 'Ga verder met DigiD'],
    ['nl', false, 'Kindtegoed activeren', 'Ga verder met DigiD'],
    ['en', true, 'Apply for Kindtegoed', 'Continue with DigiD'],
  ] as const)(
    'is one button without a choice, in %s (requests: %s)',
    async (language, allowFundRequests, title, button) => {
      const { user, start } = await open({ fund: aFund({ allowFundRequests }), language });
      await heading(title);
      expect(screen.queryByRole('radio')).toBeNull();
      expect(await axeFindings()).toEqual([]);
      await user.click(screen.getByRole('button', { name: button }));
      expect(start).toHaveBeenCalledTimes(1);
    },
  );
});
