import { describe, expect, it, vi } from 'vitest';
import { aFund } from '../../testing/a-fund.ts';
import { aVoucher } from '../../testing/a-voucher.ts';
import { failure } from '../shared/failure.ts';
import { instant } from '../shared/instant.ts';
import { singlePage } from '../shared/page.ts';
import { err, ok } from '../shared/result.ts';
import { ReadRequestsToFinish } from './read-requests-to-finish.ts';

const savedAt = instant(5);
const drafts = { mayExist: () => true, read: (ids: readonly string[]) => Promise.resolve(ids.map(draftOf)) };
const draftOf = (fundId: string) => ({ fundId, savedAt });
const vouchers = { list: () => Promise.resolve(ok(singlePage([aVoucher({ fundId: '13' })]))) };
const funds = { listAll: () => Promise.resolve(ok(singlePage([aFund(), aFund({ id: '13' })]))) };

describe('the requests that a resident can finish', () => {
  it('have their fund, and none of a fund that the resident has', async () => {
    const read = new ReadRequestsToFinish(drafts, funds, vouchers);
    expect(await read.run()).toEqual(ok([{ fund: aFund(), savedAt }]));
  });

  it('are read without a call on a device without drafts', async () => {
    const listAll = vi.fn<typeof funds.listAll>();
    const read = new ReadRequestsToFinish({ ...drafts, mayExist: () => false }, { listAll }, vouchers);
    expect(await read.run()).toEqual(ok([]));
    expect(listAll).not.toHaveBeenCalled();
  });

  it('are not known when the funds cannot be read', async () => {
    const offline = { listAll: () => Promise.resolve(err(failure('offline'))) };
    expect(await new ReadRequestsToFinish(drafts, offline, vouchers).run()).toEqual(err(failure('offline')));
  });
});
