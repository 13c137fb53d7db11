import { objectOf, textOf } from '../../src/input.ts';

/** The calls below `/_mock/api`, by method and path. */
export const consoleCalls: readonly string[] = [
  'POST /_mock/api/residents/{persona}/session',
  'GET /_mock/api/residents',
  'POST /_mock/api/worlds',
  'DELETE /_mock/api/worlds/{world}',
  'POST /_mock/api/reset',
  'GET /_mock/api/clock',
  'POST /_mock/api/clock',
  'GET /_mock/api/requests',
  'GET /_mock/api/data/{table}',
  'GET /_mock/api/data/{table}/{id}',
  'PATCH /_mock/api/data/{table}/{id}',
  'PATCH /_mock/api/tenants/{key}',
  'POST /_mock/api/settings',
  'GET /_mock/api/faults',
  'POST /_mock/api/faults',
  'DELETE /_mock/api/faults',
  'DELETE /_mock/api/faults/{id}',
  'POST /_mock/api/faults/{id}/let-go',
  'GET /_mock/api/mail',
  'DELETE /_mock/api/mail',
  'GET /_mock/api/sms',
  'GET /_mock/api/pushes',
  'GET /_mock/api/phone',
  'POST /_mock/api/phone/approve',
  'POST /_mock/api/provider-states',
  'POST /_mock/api/desk/{action}',
  'GET /_mock/api/desk/attachments/{uid}',
];

const whereTokensComeFrom =
  '**A token:** press "Copy token" at a resident on [the home page of the console](/_mock), then *Authorize*. ' +
  'Or call `POST /_mock/api/residents/noor/session`. [Back to the console](/_mock)';

/** The description, which says at its beginning where a token comes from. */
export function withWayToTokens(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const info = objectOf(document['info']);
  return {
    ...document,
    info: { ...info, description: `${whereTokensComeFrom}\n\n${textOf(info, 'description') ?? ''}` },
  };
}
