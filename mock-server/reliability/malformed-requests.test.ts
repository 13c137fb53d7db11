import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { accountOf } from '../fixtures/seed/base-world.ts';
import { bundledContract, type Operation } from '../src/http/contract.ts';
import { listOf, type Input } from '../src/input.ts';
import { Got } from '../src/testing/harness.ts';
import { boundary, form, formBytes } from '../src/testing/multipart.ts';
import { jpgOf, pdf, pngOf } from '../src/testing/samples.ts';
import { crowd, openCrowd } from './crowd.ts';
import { bodyWith, Examples } from './examples.ts';
import { oddBodies, oddQueries, texts, values } from './hostile.ts';
import { idsIn, type Ids } from './ids.ts';
import { howToRepeat, rounds, seed } from './size.ts';
import { undescribedFields } from './undescribed-fields.ts';

const contract = bundledContract();
const examples = new Examples(contract);

const platform = await openCrowd();
afterAll(() => platform.app.close());

/** A person who calls, or a visitor without a token. */
type Caller = { readonly token: string | null; readonly ids: Ids };

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly payload?: string | Buffer;
};

type Body = Pick<Request, 'payload'> & { readonly type: string };

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** A header that is mostly as usual. */
const header = (usual: string, ...odd: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 14 }, { arbitrary: fc.constantFrom(...odd), weight: 1 });

const withoutLoneSurrogates = (text: string): string => text.replaceAll(/[\ud800-\udfff]/gu, '?');

const encoded = (value: unknown): string =>
  encodeURIComponent(withoutLoneSurrogates(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

/** A value that the schema of a field or parameter lists, or its example, or an odd one. */
const valueFor = (schema: Input, example: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(values, fc.constantFrom(example ?? 1, ...listOf(schema, 'enum')));

function paths(operation: Operation, ids: Ids): fc.Arbitrary<string> {
  const right = fc.nat({ max: 30 }).map((pick) => examples.pathWith(operation, ids, pick));
  const odd = fc.oneof(texts, fc.integer({ min: 0, max: 400 }).map(String)).filter((text) => /^.{1,300}$/s.test(text));
  const wrong = odd.map((text) => operation.path.replaceAll(/\{[^}]+\}/g, encoded(text)));
  return fc.oneof({ arbitrary: right, weight: 9 }, { arbitrary: wrong, weight: 1 });
}

function queries(operation: Operation): fc.Arbitrary<string> {
  const pairs = examples.parameters(operation, 'query').map((parameter) => {
    const schema = examples.resolved(parameter['schema']);
    return valueFor(schema, parameter['example'] ?? schema['example']).map(
      (value) => `${encodeURIComponent(String(parameter['name']))}=${encoded(value)}`,
    );
  });
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 2 },
    { arbitrary: fc.oneof(oddQueries, ...pairs).map((query) => `?${query}`), weight: pairs.length > 0 ? 3 : 1 },
  );
}

/** An example of the description as it is, and with one field left out, replaced or added. */
function jsonBodies(operation: Operation, ids: Ids): fc.Arbitrary<Body> {
  const shown = fc.constantFrom(...examples.bodies(operation));
  const known = fc.tuple(shown, fc.nat({ max: 30 })).map(([example, pick]) => bodyWith(example, ids, pick));
  const right = fc.oneof(shown, known);
  const changed = Object.entries(examples.fields(operation)).map(([name, schema]) =>
    fc
      .tuple(right, fc.oneof(valueFor(examples.resolved(schema), undefined), fc.constant(undefined)))
      .map(([body, value]) => ({ ...body, [name]: value })),
  );
  const added = fc.tuple(right, texts, values).map(([body, name, value]) => ({ ...body, [name]: value }));
  return fc
    .oneof({ arbitrary: right, weight: 1 }, { arbitrary: fc.oneof(...changed, added), weight: 1 })
    .map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }));
}

const end = `--${boundary}--\r\n`;

/** Uploads as they should be, with odd parts, and broken off. */
function uploads(operation: Operation): fc.Arbitrary<Body> {
  const types = fc.constantFrom(
    ...listOf(examples.resolved(examples.fields(operation)['type']), 'enum').map(String),
    'x',
  );
  const contents = fc.constantFrom(
    jpgOf(4, 3),
    pngOf(5, 5),
    pdf,
    Buffer.alloc(0),
    Buffer.from('<svg/>'),
    jpgOf(30_000, 30_000),
  );
  const names = fc.constantFrom(
    'bon.pdf',
    'foto.png',
    'a.exe',
    '../../a.pdf',
    'a\u0000.pdf',
    '',
    `${'x'.repeat(300)}.pdf`,
  );
  const right = fc.constantFrom<readonly [Buffer, string]>([pngOf(5, 5), 'foto.png'], [pdf, 'bon.pdf']);
  const field = fc.constantFrom('file', 'file', 'file', 'type', '__proto__', 'a[]');
  return fc
    .tuple(types, field, fc.oneof(right, fc.tuple(contents, names)), fc.constantFrom(end, end, end, '', 'x'))
    .map(([type, name, [content, file], last]) => ({
      type: `multipart/form-data; boundary=${boundary}`,
      payload: formBytes(
        [
          ['type', type],
          [name, content, file],
        ],
        last,
      ),
    }));
}

function bodies(operation: Operation, ids: Ids): fc.Arbitrary<Body | null> {
  if (operation.method === 'GET' || operation.method === 'DELETE') return fc.constant(null);
  const types = fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  );
  const odd = fc.record({ type: types, payload: oddBodies });
  const usual = examples.isUpload(operation)
    ? uploads(operation)
    : examples.bodies(operation).length > 0
      ? jsonBodies(operation, ids)
      : fc.constant(null);
  return fc.oneof({ arbitrary: usual, weight: 8 }, { arbitrary: odd, weight: 1 });
}

function requests(operation: Operation, { token, ids }: Caller): fc.Arbitrary<Request> {
  const headers = fc.record({
    'client-type': header('webshop', 'sponsor', 'me_app-android', '', 'x'.repeat(300), '__proto__'),
    'client-key': header('zonnedorp', 'general', '', 'constructor', '<b>'),
    'accept-language': header('nl', 'en', '', '*;q=2', 'en-GB,nl;q=0.5'),
    authorization: header(token === null ? '' : `Bearer ${token}`, 'Bearer null', 'Bearer', 'Basic eDp5'),
  });
  return fc
    .record({ path: paths(operation, ids), query: queries(operation), headers, body: bodies(operation, ids) })
    .map(({ path, query, headers: named, body }) => ({
      method: methods.find((method) => method === operation.method) ?? 'GET',
      url: `/api/v1${path}${query}`,
      headers: { ...named, ...(body ? { 'content-type': body.type } : {}) },
      ...(body?.payload === undefined ? {} : { payload: body.payload }),
    }));
}

/** Callers who have something of each kind, and an employee. Kees has just made some of it. */
async function callers(): Promise<readonly Caller[]> {
  const kees = await platform.tokenOf('kees');
  await platform.post('/identity/record-categories', { as: kees, body: { name: 'Thuis' } });
  await platform.post('/identity/records', { as: kees, body: { type: 'telephone', value: '0612345678' } });
  await platform.post('/identity/emails', { as: kees, body: { email: 'tweede@post.example' } });
  await platform.post('/files', form(kees, ['type', 'reimbursement_proof'], ['file', pdf, 'bon.pdf']));
  await platform.post('/medias', form(kees, ['type', 'cms_media'], ['file', pngOf(5, 5), 'foto.png']));
  await platform.post('/identity/proxy/email', { body: { email: 'kees@post.example', source: 'zonnedorp_webshop' } });
  await platform.post('/identity/proxy/code');
  const world = platform.world();
  const named = ['kees', 'samira', 'fatima', 'dina', 'vincent'].map(async (name) => ({
    token: await platform.tokenOf(name),
    ids: idsIn(world, accountOf(world, name).address),
  }));
  return [{ token: null, ids: idsIn(world, null) }, ...(await Promise.all(named))];
}

/** What is wrong with the answer to a request: an undescribed status or field. 413 stands before all operations. */
async function wrongWith(operation: Operation, request: Request): Promise<readonly string[]> {
  const answer = await platform.app.inject({
    ...request,
    headers: { ...request.headers, 'mock-world': platform.worldName },
  });
  const got = new Got(answer);
  if (got.status < 400) accepted.add(operation.id);
  if (got.status !== 413 && !operation.answers.includes(String(got.status)))
    return [`${got.status} is not described: ${answer.body.slice(0, 300)}`];
  return undescribedFields(examples, operation, got);
}

/** What the platform has in its edition; every other call is answered with 404 (`every-call.test.ts`). */
const offered = contract.operations.filter(({ editions }) => editions?.includes('specification') !== false);

const readsFirst = offered.toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'));

/** Operations that accepted at least one request. */
const accepted = new Set<string>();

it('answers malformed requests to all operations as described', async () => {
  const failures: unknown[] = [];
  let known: readonly Caller[] = [];
  for (const [index, operation] of readsFirst.entries()) {
    // Reads share a world; what a write leaves may be nothing to ask the next operation about.
    if (known.length === 0 || operation.method !== 'GET') {
      await platform.scenario(crowd);
      known = await callers();
    }
    const arbitrary = fc.oneof(...known.map((caller) => requests(operation, caller)));
    for (const [count, request] of fc.sample(arbitrary, { seed: seed + index, numRuns: rounds(20, 1000) }).entries()) {
      platform.world().configure({ throttles: count % 5 === 0 });
      const wrong = await wrongWith(operation, request);
      if (wrong.length > 0) failures.push({ operation: operation.id, request, wrong });
    }
  }
  expect({ howToRepeat, failures: failures.slice(0, 10) }).toEqual({ howToRepeat, failures: [] });
});

it('accepts some of those requests at most operations, so more than refusals are tested', () => {
  const refused = offered.map(({ id }) => id).filter((id) => !accepted.has(id));
  expect({ refused, isFew: refused.length < 40 }).toEqual({ refused, isFew: true });
});
