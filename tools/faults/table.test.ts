import { expect, it } from 'vitest';
import { tableOfFaults } from './table.ts';

it('writes a line for each call, with the reasons of what is left out below', () => {
  const table = tableOfFaults([
    { group: 'screens', name: 'vouchers', call: 'GET /platform/vouchers', shown: { '401': 'sign-in', '500': 'panel' } },
    { group: 'screens', name: 'vouchers', call: 'GET /identity', shown: { '500': 'left out: the menu works' } },
    { group: 'actions', name: 'reserve', call: 'POST /platform/reservations', shown: { never: 'dialog' } },
  ]);
  expect(table).toContain('| vouchers | `GET /platform/vouchers` | sign-in |  |  |  |  | panel |  |  |  |  |');
  expect(table).toContain('| vouchers | `GET /identity` |  |  |  |  |  | [1] |  |  |  |  |');
  expect(table).toContain('1. the menu works');
  expect(table.indexOf('## Actions')).toBeLessThan(table.indexOf('| reserve |'));
});
