import { aFund } from '@stadstegoed/core/testing/a-fund.ts';
import { expect, it } from 'vitest';
import { topicsOf } from './home-topics.ts';

const sport = { id: '4', key: 'sport', name: 'Sport' };
const school = { id: '6', key: 'school', name: 'School' };

it('lists each tag of the funds once with its number of funds, the most used first', () => {
  const funds = [aFund({ tags: [school] }), aFund({ tags: [sport, school] }), aFund({ tags: [] })];
  expect(topicsOf(funds)).toEqual([
    { id: '6', name: 'School', count: 2 },
    { id: '4', name: 'Sport', count: 1 },
  ]);
});
