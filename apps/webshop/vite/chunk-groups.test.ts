import { expect, it } from 'vitest';
import { unknownSources } from './chunk-groups.ts';

it('finds the sources of a group that were renamed', () => {
  const groups = { list: ['/lib/list/', '/lib/load/options'], fund: ['/funds/fund.vm'] };
  const ids = ['/shop/src/lib/list/list.ts', String.raw`C:\shop\src\features\funds\fund.vm.ts`];
  expect(unknownSources(groups, ids)).toEqual(['list: /lib/load/options']);
});
