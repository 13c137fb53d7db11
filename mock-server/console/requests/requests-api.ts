import type { FastifyInstance } from 'fastify';
import { numberOf, objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { worldNameOf, worldOf } from '../../src/http/world.ts';
import { textOfBody } from '../../src/database/request-log.ts';
import type { KeptBody, LoggedRequest } from '../../src/database/request-log.ts';
import type { World } from '../../src/database/world.ts';
import { devWorld } from '../../src/database/worlds.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { sendAgain } from './send-again.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { summaryOf } from './changes.ts';
import { curlOf } from './curl.ts';
import { sieveOf, sifted } from './filter.ts';
import { harEntry, harOf, leftOut } from './har.ts';
import { jsonOf } from './validation-result.ts';
import { allWatched, watched } from './watched.ts';
import type { Watched } from './watched.ts';

/** A request in a list. */
const lineOf = ({ entry, resident, validation, diffs, undone }: Watched): object => ({
  id: entry.id,
  at: entry.at,
  local: timestamp(entry.at),
  method: entry.method,
  url: entry.url,
  operation_id: entry.operation_id,
  status: entry.status,
  identity_address: entry.identity_address,
  resident,
  fault_id: entry.fault_id,
  took_ms: Math.round(entry.took * 100) / 100,
  validation: validation.word,
  changes: summaryOf(diffs),
  transactions: entry.transactions,
  taken_back: undone,
});

function bodyOf(body: KeptBody): object {
  if (body.kind === 'form') {
    const files = body.files.map(({ field, name, bytes }) => ({ field, name, size: bytes.length }));
    return { fields: body.fields, files, size: body.size };
  }
  const json = jsonOf(body);
  return {
    ...(json === undefined ? { text: textOfBody(body) } : { json }),
    size: body.kind === 'none' ? 0 : body.size,
    left_out: leftOut(body),
  };
}

/** Everything about one request. */
const wholeOf = (platform: MockPlatform, request: Watched): object => ({
  ...lineOf(request),
  request: { headers: request.entry.sent.headers, body: bodyOf(request.entry.sent.body) },
  answer: { headers: request.entry.answer.headers, body: bodyOf(request.entry.answer.body) },
  contract: request.validation,
  rows: request.diffs,
  curl: curlOf(platform.settings.publicUrl, request.entry),
});

/** The log of a world, sifted by the query, newest last. */
function askedRequests(platform: MockPlatform, world: World, query: Input): readonly Watched[] {
  const after = numberOf(query, 'after') ?? 0;
  const kept = sifted(allWatched(platform, world), textOf(query, 'q') ?? '', sieveOf(textOf(query, 'only')));
  return kept.filter(({ entry }) => entry.id > after).toReversed();
}

/** A logged request by the number in an address. */
export function loggedRequest(world: World, id: string): LoggedRequest {
  const entry = world.log.get(Number(id));
  if (!entry) throw consoleProblem(404, `There is no request ${id} in the log.`);
  return entry;
}

/** Makes a browser keep the answer as a file. */
export const asFile = (name: string): { [header: string]: string } => ({
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '-')}"`,
});

/** The log by HTTP: lines, one request whole, HAR, the same request again. */
export function addRequestsApi(app: FastifyInstance, platform: MockPlatform): void {
  app.get('/_mock/api/requests', async (request) => ({
    requests: askedRequests(platform, worldOf(platform, request), objectOf(request.query)).map(lineOf),
  }));
  app.delete('/_mock/api/requests', async (request) => {
    worldOf(platform, request).log.clear();
    return {};
  });
  app.get<{ Params: { id: string } }>('/_mock/api/requests/:id', async (request) => {
    const world = worldOf(platform, request);
    return wholeOf(platform, watched(platform, world, loggedRequest(world, request.params.id)));
  });
  app.post<{ Params: { id: string } }>('/_mock/api/requests/:id/send', async (request) => {
    const world = worldOf(platform, request);
    const one = watched(platform, world, loggedRequest(world, request.params.id));
    const again = await sendAgain(
      app.platformApp,
      harEntry(platform.settings.publicUrl, one),
      worldNameOf(request) ?? devWorld,
    );
    return { status: again.status, request: world.log.count };
  });
  app.get('/_mock/api/har', async (request, reply) => {
    const requests = askedRequests(platform, worldOf(platform, request), objectOf(request.query));
    return reply.headers(asFile(`${worldNameOf(request) ?? devWorld}.har`)).send(harOf(platform, requests));
  });
}
