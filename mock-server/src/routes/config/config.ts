import type { Call, Route } from '../../http/call.ts';
import { ok } from '../../http/call.ts';
import { textOf } from '../../contract/input.ts';
import { coded, notFound } from '../../contract/refusal.ts';
import { config } from '../../wire/config.ts';

const names = ['webshop', 'dashboard', 'me_app', 'android', 'ios'];

function read(call: Call): object {
  const version = textOf(call.query, 'ver');
  if (version !== null && !/^[A-Za-z0-9]*$/.test(version)) throw coded(403, 'This action is unauthorized.');
  if (!names.includes(call.params['name'] ?? '')) throw notFound();
  return { data: config(call) };
}

/** The configuration document (part 1, 5.1; part 2, section 17). */
export const configRoutes: readonly Route[] = [
  { method: 'GET', path: '/platform/config/{name}', access: 'public', handle: (call) => ok(read(call)) },
];
