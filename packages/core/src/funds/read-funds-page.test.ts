import { describe, expect, it, vi } from 'vitest';
import { aFund, aFundsPage } from '../../testing/a-fund.ts';
import { singlePage } from '../shared/page.ts';
import { ok } from '../shared/result.ts';
import type { Funds } from './funds.port.ts';
import { ReadFundsPage, type ReadFundsPageInput } from './read-funds-page.ts';

const FUNDS = [
  aFund({ id: '1', tags: [{ id: '4', key: 'sport', name: 'Sport' }] }),
  aFund({ id: '2', tags: [{ id: '6', key: 'school', name: 'School' }], organizationId: '5' }),
  aFund({ id: '3', isExternal: true }),
];
const FIRST: ReadFundsPageInput = {
  q: '',
  tagIds: [],
  organizationIds: [],
  withExternal: false,
  page: 1,
  perPage: 10,
  isOrdered: false,
};

function aPlatform() {
  const list = vi.fn<Funds['list']>(() => Promise.resolve(ok(aFundsPage(FUNDS))));
  const listAll = vi.fn<Funds['listAll']>(() => Promise.resolve(ok(singlePage(FUNDS))));
  const read = new ReadFundsPage({ list, listAll });
  return { list, listAll, read: (input: Partial<ReadFundsPageInput>) => read.run({ ...FIRST, ...input }) };
}

describe('reading a page of the funds', () => {
  it('asks the platform for a text, one tag and one organization, with external funds [FU-012] [FU-013]', async () => {
    const { read, list } = aPlatform();
    await read({});
    await read({ q: 'fiets', tagIds: ['4'], organizationIds: ['7'], withExternal: true });
    const page = { page: 1, perPage: 10 };
    const chosen = { q: 'fiets', tagId: '4', organizationId: '7', withExternal: true };
    expect(list.mock.calls).toEqual([
      [page, undefined],
      [{ ...page, ...chosen }, undefined],
    ]);
  });

  it('takes a page of an order that the platform does not know from all funds', async () => {
    const { read, listAll } = aPlatform();
    const page = await read({ tagIds: ['4'], perPage: 2, page: 2, isOrdered: true });
    expect(listAll).toHaveBeenCalledExactlyOnceWith({ tagId: '4' }, undefined);
    expect(page).toMatchObject({ value: { total: 3, currentPage: 2, lastPage: 2, items: [{ id: '3' }] } });
  });

  it('takes a page of several tags from all funds, because the platform knows one', async () => {
    const { read, listAll } = aPlatform();
    const page = await read({ tagIds: ['4', '6'], perPage: 1, page: 2 });
    expect(listAll).toHaveBeenCalledExactlyOnceWith({}, undefined);
    expect(page).toMatchObject({ value: { total: 2, currentPage: 2, lastPage: 2, items: [{ id: '2' }] } });
  });
});
