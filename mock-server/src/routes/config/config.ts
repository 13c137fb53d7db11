/** The configuration document. */

import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import { coded, notFound } from '../../http/refusal.ts';
import { config } from '../../wire/config.ts';

const names = ['webshop', 'dashboard', 'me_app', 'android', 'ios'];

export const readConfig = operation('readConfig', {}, (call) => {
  const version = textOf(call.query, 'ver');
  if (version !== null && !/^[A-Za-z0-9]*$/.test(version)) throw coded(403, 'This action is unauthorized.');
  if (!names.includes(call.params['name'] ?? '')) throw notFound();
  return { data: config(call) };
});
