import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientTypeOf, tenantOf } from './tenant.ts';
import { contextOf, noteWork } from './request-context.ts';
import { worldOf } from './world.ts';
import type { Operation } from '../contract/contract.ts';
import { apiPrefix, linkUrl } from './mock-platform.ts';
import type { MockPlatform } from './mock-platform.ts';
import type { Answer, Call, Route } from './call.ts';
import type { Caller, TokenProblem } from './caller.ts';
import { emptyFields, objectOf, queryOf, tidy } from '../contract/input.ts';
import { languageOf } from '../contract/language.ts';
import { coded, invalid, Refusal, unauthorised } from '../contract/refusal.ts';
import type { FieldErrors } from '../contract/refusal.ts';
import { readUpload } from './upload.ts';
import type { Upload } from '../shared/uploaded-file.ts';

/** A call together with what was wrong with its token. */
type Opened = { readonly call: Call; readonly problem: TokenProblem | null };

/** A request, with its parts when its body was multipart. */
type Incoming = { readonly request: FastifyRequest; readonly upload?: Upload };

const isCaller = (found: Caller | TokenProblem): found is Caller => typeof found !== 'string';

const noParams: { readonly [name: string]: string } = {};

function textParams(route: Route, params: unknown): { readonly [name: string]: string } {
  if (!route.path.includes('{')) return noParams;
  const texts: { [name: string]: string } = {};
  const values = objectOf(params);
  for (const name in values) texts[name] = String(values[name]);
  return texts;
}

/** Address of a call without its query. */
function pathOf(platform: MockPlatform, url: string): string {
  const end = url.indexOf('?');
  return linkUrl(platform.settings) + url.slice(apiPrefix.length, end === -1 ? undefined : end);
}

/** Tenant, client, token: in the order of part 2, 21.9. */
function open(platform: MockPlatform, route: Route, { request, upload }: Incoming): Opened {
  const { headers } = request;
  const world = worldOf(platform, request);
  const tenant = tenantOf(world, route.browser ? {} : headers);
  const clientType = route.browser ? 'webshop' : clientTypeOf(headers);
  const language = languageOf(headers['accept-language']);
  const found = platform.callerOf(world, request, clientType);
  if (isCaller(found)) contextOf(request).identity = found.identity.address;
  const call: Call = {
    platform,
    world,
    tenant,
    clientType,
    language,
    caller: isCaller(found) ? found : null,
    params: textParams(route, request.params),
    query: queryOf(request.query),
    body: objectOf(tidy(upload ? upload.fields : request.body)),
    cleared: emptyFields(request.body),
    files: upload?.files ?? [],
    headers,
    ip: request.ip,
    path: pathOf(platform, request.url),
    say: (sentence) => sentence[language],
  };
  return { call, problem: isCaller(found) ? null : found };
}

/** A call without a 422 in its description takes what it cannot read as unknown (part 1, 5.5). */
const mayRefuse = (operation: Operation | undefined): boolean => operation?.answers.includes('422') ?? true;

const noErrors: FieldErrors = {};

function hasAny(errors: FieldErrors): boolean {
  for (const _field in errors) return true;
  return false;
}

/** Description first, own rules second; a field that both refuse keeps the sentence of the rule. */
function validated<C extends Call>(call: C, operation: Operation | undefined, check?: (call: C) => FieldErrors): C {
  const { contract } = call.platform;
  const checked = operation ? contract.checkQuery(operation, call.query) : { errors: {}, query: call.query };
  const next: C = checked.query === call.query ? call : { ...call, query: checked.query };
  const ofBody = operation ? contract.checkBody(operation, call.body) : noErrors;
  const own = check ? check(next) : noErrors;
  if ((hasAny(checked.errors) || hasAny(ofBody) || hasAny(own)) && mayRefuse(operation)) {
    throw invalid({ ...checked.errors, ...ofBody, ...own });
  }
  return next;
}

function answered(route: Route, opened: Opened, operation: Operation | undefined): Answer {
  if (route.access === 'public') {
    route.guard?.(opened.call);
    return route.handle(validated(opened.call, operation, route.check));
  }
  const { caller } = opened.call;
  if (!caller) throw unauthorised(opened.problem ?? 'invalid_access_token');
  const call = { ...opened.call, caller };
  route.guard?.(call);
  return route.handle(validated(call, operation, route.check));
}

/** Who may not call is told so before the upload is read; after that the call is opened as it then stands. */
async function openUpload(platform: MockPlatform, route: Route, request: FastifyRequest): Promise<Opened> {
  const world = worldOf(platform, request);
  const first = world.transact(() => open(platform, route, { request }));
  if (route.access === 'signed-in' && !first.call.caller) return first;
  const upload = await readUpload(request);
  const prepared = route.prepare ? await route.prepare(upload) : upload;
  return world.transact(() => open(platform, route, { request, upload: prepared }));
}

/** Does the work of a call as one transaction. A refusal keeps what it changed, such as a counted attempt; a bug keeps nothing. */
function worked(platform: MockPlatform, request: FastifyRequest, work: () => Answer): Answer {
  const world = worldOf(platform, request);
  const result = world.transact(() => {
    noteWork(request, world);
    if (request.method !== 'GET') platform.beforeChange(world);
    try {
      return work();
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  if (result instanceof Refusal) throw result;
  return result;
}

const send = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply
    .code(status)
    .headers(headers ?? {})
    .send(body);

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const plainHandler =
  (platform: MockPlatform, route: Route, operation: Operation | undefined): Handler =>
  async (request, reply) => {
    const work = (): Answer => answered(route, open(platform, route, { request }), operation);
    return send(reply, worked(platform, request, work));
  };

const uploadHandler =
  (platform: MockPlatform, route: Route, operation: Operation | undefined): Handler =>
  async (request, reply) => {
    const opened = await openUpload(platform, route, request);
    return send(
      reply,
      worked(platform, request, () => answered(route, opened, operation)),
    );
  };

/** Puts one route on the server: below the prefix, with the description as a validator of what comes in. */
export function register(app: FastifyInstance, platform: MockPlatform, route: Route): void {
  const operation = platform.contract.operation(route.method, route.path);
  app.route({
    method: route.method,
    url: `${apiPrefix}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    config: { ...(operation ? { operation } : {}), ...(route.browser ? { browser: true } : {}) },
    handler: route.upload ? uploadHandler(platform, route, operation) : plainHandler(platform, route, operation),
  });
}

/** A number in a path; anything else is an address that does not exist. */
export function idOf(call: Call, name: string): number {
  const text = call.params[name] ?? '';
  if (!/^\d{1,15}$/.test(text)) throw coded(404, 'Not found.');
  return Number(text);
}
