import { objectOf, textOf } from '../../src/input.ts';

/** A call below `/_mock/api`: what it does, and a body that it takes. */
type ConsoleCall = readonly [call: string, summary: string, example?: object];

const calls: readonly ConsoleCall[] = [
  ['POST /residents/{persona}/session', 'Signs a resident in and answers with the tokens', {}],
  ['GET /residents', 'The residents'],
  ['POST /worlds', 'Makes a world of a scenario, or with `from` a copy of a world', { scenario: 'one-voucher' }],
  ['DELETE /worlds/{world}', 'Deletes a world'],
  ['POST /reset', 'Starts the world again; with `from` it is as that world is now', {}],
  ['GET /clock', 'The clock of the world'],
  ['POST /clock', 'Moves, freezes or resumes the clock, or sets its speed', { step_seconds: 86_400 }],
  ['GET /requests', 'The last 200 requests with their bodies'],
  ['GET /data/{table}', 'The rows of a table'],
  ['GET /data/{table}/{id}', 'One row'],
  ['PATCH /data/{table}/{id}', 'Changes fields of a row, without side effects', { changes: {} }],
  ['PATCH /tenants/{key}', 'Changes flags in the configuration of a municipality', { flags: {} }],
  ['POST /settings', 'Changes the settings of the world', { sms_refused: true }],
  ['GET /faults', 'The faults'],
  ['POST /faults', 'Adds a fault', { operation_id: 'listFunds', status: 503, times: 1 }],
  ['DELETE /faults', 'Removes all faults'],
  ['DELETE /faults/{id}', 'Removes a fault'],
  ['POST /faults/{id}/let-go', 'Releases the requests that a fault holds', {}],
  ['GET /mail', 'The mails, newest first'],
  ['DELETE /mail', 'Empties the mailbox'],
  ['GET /sms', 'The text messages'],
  ['GET /pushes', 'The push messages'],
  ['GET /phone', 'The sign-ins that wait for a phone'],
  ['POST /phone/approve', 'Approves a sign-in', { persona: 'noor', auth_code: '123456' }],
  ['POST /provider-states', 'Prepares a state of a contract', { state: '', params: {}, action: 'setup' }],
  ['POST /desk/{action}', 'Decides at the desk', { id: 1, decision: 'approved' }],
  ['GET /desk/attachments/{uid}', 'A paper of a case'],
];

/** The calls by method and path. */
export const consoleCalls: readonly string[] = calls.map(([call]) => call.replace(' ', ' /_mock/api'));

const tag = 'mock-platform';

const pathParameter = (name: string): object => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function operationOf([call, summary, example]: ConsoleCall): object {
  const parameters = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => pathParameter(name));
  const world = {
    name: 'mock-world',
    in: 'header',
    schema: { type: 'string' },
    description: 'Left out: the open world.',
  };
  return {
    tags: [tag],
    summary,
    security: [],
    parameters: [...parameters, world],
    ...(example ? { requestBody: { content: { 'application/json': { schema: { type: 'object' }, example } } } } : {}),
    responses: { '2XX': { description: 'Done.' } },
  };
}

const whereTokensComeFrom =
  '**A token:** press "Copy token" at a resident on [the home page of the console](/_mock), then *Authorize*. ' +
  'Or call `POST /residents/{persona}/session` at the end of this page. [Back to the console](/_mock)';

/** The description with the calls for tests at its end, and where a token comes from at its beginning. */
export function withConsoleCalls(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const paths = new Map<string, object>();
  for (const one of calls) {
    const [method = '', path = ''] = one[0].split(' ');
    const before = paths.get(`/_mock/api${path}`) ?? { servers: [{ url: '/' }] };
    paths.set(`/_mock/api${path}`, { ...before, [method.toLowerCase()]: operationOf(one) });
  }
  const { info, tags } = document;
  const described = objectOf(info);
  return {
    ...document,
    info: { ...described, description: `${whereTokensComeFrom}\n\n${textOf(described, 'description') ?? ''}` },
    tags: [...(Array.isArray(tags) ? tags : []), { name: tag, description: 'Calls for tests, below `/_mock/api`.' }],
    paths: { ...objectOf(document['paths']), ...Object.fromEntries(paths) },
  };
}
