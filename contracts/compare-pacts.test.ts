import { expect, it } from 'vitest';
import { droppedExpectations } from './compare-pacts.ts';

const fund = { description: 'a question for a fund', request: { path: '/funds/1' } };
const answer = (data: object, status = 200) => ({ ...fund, response: { status, body: { data } } });

it.each([
  ['an interaction', [], [`${fund.description}: the interaction is gone`]],
  ['a field', [answer({ id: 1 })], [`${fund.description}: response.body.data.name: "A"`]],
  ['a status', [answer({ id: 1, name: 'A' }, 404)], [`${fund.description}: response.status: 200`]],
  ['nothing when a field is new', [answer({ id: 1, name: 'A', key: 'b' })], []],
])('says that a pact no longer expects %s', (_what, after, dropped) => {
  expect(droppedExpectations([answer({ id: 1, name: 'A' })], after)).toEqual(dropped);
});
