import type { FastifyInstance, FastifyRequest } from 'fastify';
import { flagOf, objectOf } from '../../src/contract/input.ts';
import { prefersPage } from '../../src/http/prefers-page.ts';
import { Refusal } from '../../src/contract/refusal.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { dataPage } from './data-page.ts';
import { addressOf } from '../page-kit/html.ts';
import { given, pageCall, sendPage } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import type { Draft } from './draft.ts';
import type { Refused } from './edit-row.ts';
import { rowIn, tableNamed } from './look.ts';

type Params = { readonly table: string; readonly id: string };

const notThere = ({ table, id }: Params): Refusal => consoleProblem(404, `There is no row ${id} in ${table}.`);

const sentenceOf = ({ fields }: Refused): string =>
  `Nothing was changed. ${fields.map(({ field, why }) => [field, why].filter(Boolean).join(': ')).join('; ')}`;

/** The changes of a body: an object of fields. */
function changesIn(request: FastifyRequest): { readonly [field: string]: unknown } {
  const changes = objectOf(objectOf(request.body)['changes']);
  if (Object.keys(changes).length > 0) return changes;
  throw consoleProblem(400, 'Give changes: an object of fields with the values that they get.');
}

/** Edits a row by HTTP; the modules that know the shape of every row are read when somebody first edits one. */
export function addEditApi(app: FastifyInstance, platform: MockPlatform): void {
  app.patch<{ Params: Params }>('/_mock/api/data/:table/:id', async (request) => {
    const { editRow } = await import('./edit-row.ts');
    const table = tableNamed(request.params.table);
    if (!table) throw consoleProblem(404, `There is no table "${request.params.table}".`);
    const force = flagOf(objectOf(request.body), 'force') ?? false;
    const wanted = { table, id: Number(request.params.id), changes: changesIn(request), force };
    const edited = editRow(pageCall(platform, request), wanted);
    if (!edited) throw notThere(request.params);
    if (!('refused' in edited)) return { row: edited.row, transaction: edited.number };
    const { kind, fields } = edited.refused;
    throw new Refusal(422, () => ({ message: sentenceOf(edited.refused), refused: kind, fields }));
  });
}

/** Edits the row of a form; answers with what was written when it was refused, so that nothing has to be written twice. */
async function edited(call: PageCall): Promise<Draft | { readonly to: string }> {
  const { editRow } = await import('./edit-row.ts');
  const { readRowText } = await import('./edit-text.ts');
  const place = { table: given(call, 'table') ?? '', id: given(call, 'id') ?? '' };
  const [table, text, force] = [tableNamed(place.table), given(call, 'text') ?? '', given(call, 'force') !== null];
  const row = table && rowIn(call.world, table, Number(place.id));
  if (!table || !row) throw notThere(place);
  const read = readRowText(text, row);
  if ('problem' in read) return { ...place, text, force, refused: { kind: 'shape', fields: [read.problem] } };
  const done = editRow(call, { table, id: row.id, changes: read.changes, force });
  if (done && 'refused' in done) return { ...place, text, force, refused: done.refused };
  return { to: addressOf('/_mock/data', { ...place, q: given(call, 'q'), tab: 'stored' }) };
}

/** The form on the page of a row. */
export function addEditForm(app: FastifyInstance, platform: MockPlatform): void {
  app.post('/_mock/do/edit', async (request, reply) => {
    const call = pageCall(platform, request);
    const result = await edited(call);
    if ('to' in result) return reply.redirect(result.to, 303);
    const { table, id } = result;
    if (!prefersPage(request)) throw new Refusal(422, () => ({ message: sentenceOf(result.refused) }));
    const address = addressOf('/_mock/data', { table, id, tab: 'edit' });
    const page = await dataPage(
      { ...call, path: address, query: { table, id, tab: 'edit', q: given(call, 'q') } },
      result,
    );
    return sendPage(reply.code(422), platform, page);
  });
}
