import { expect, it } from 'vitest';
import { aDay } from '../../testing/a-voucher.ts';
import { requestNumber } from './request-number.ts';

it.each([
  ['8', '2026-00008'],
  ['48213', '2026-48213'],
  ['1048213', '2026-1048213'],
])('the number of request %s is %s', (id, number) => {
  expect(requestNumber({ id, createdOn: aDay('2026-11-24') })).toBe(number);
});
