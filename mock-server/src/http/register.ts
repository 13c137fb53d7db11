import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidFields } from './field-errors.ts';
import { emptyFields, objectOf, tidy, tidyQuery } from '../input.ts';
import { languageOf } from './language.ts';
import {
  forbidden,
  invalid,
  notFound,
  Refusal,
  secondFactorNeeded,
  unauthorised,
  type FieldErrors,
} from './refusal.ts';
import { Answer, type Call, type SignedCall } from './call.ts';
import { tokenOf, type Caller, type Sender, type TokenProblem } from './caller.ts';
import { apiPrefix, linkUrl, type MockPlatform } from './platform.ts';
import { contextOf, noteWork } from './request-context.ts';
import { placeOf, type Route } from './operation.ts';
import type { World } from '../world/world.ts';
import { clientTypeOf, tenantOf } from './tenant.ts';
import { readUpload } from './upload.ts';
import { worldOf } from './world.ts';

type Params = { readonly [name: string]: string };

type PlatformRequest = FastifyRequest<{ Params: Params }>;

/** The address of a call without its query. */
const pathOf = ({ settings }: MockPlatform, url: string): string =>
  `${linkUrl(settings)}${url.slice(apiPrefix.length).replace(/\?.*/s, '')}`;

function senderOf({ headers, ip }: PlatformRequest, client_type: string): Sender {
  const version = headers['client-version'];
  return {
    token: tokenOf(headers),
    client_type,
    client_version: typeof version === 'string' ? version : null,
    ip,
    user_agent: headers['user-agent'] ?? null,
    language: languageOf(headers['accept-language']),
  };
}

const isCaller = (found: Caller | TokenProblem): found is Caller => typeof found !== 'string';

/** Refuses what a session without its second factor may not do. */
function refuseBeforeFactor(platform: MockPlatform, world: World, caller: Caller, url = apiPrefix): void {
  const problem = platform.factorProblem(world, caller, url.slice(apiPrefix.length));
  if (problem === 'required') throw secondFactorNeeded();
  if (problem === 'restricted') throw forbidden();
}

/** Finds tenant, client and caller; throws a problem of the token where a caller is needed. */
function open(platform: MockPlatform, request: PlatformRequest): Call {
  const { headers, ip } = request;
  const { browser, needsToken } = request.routeOptions.config;
  const { cleared, files } = contextOf(request);
  const world = worldOf(platform, request);
  const tenant = tenantOf(world, browser ? {} : headers);
  const clientType = browser ? 'webshop' : clientTypeOf(headers);
  const language = languageOf(headers['accept-language']);
  const found = platform.callerOf(world, senderOf(request, clientType));
  if (isCaller(found)) contextOf(request).identity = found.identity.address;
  else if (needsToken) throw unauthorised(found);
  if (isCaller(found) && needsToken) refuseBeforeFactor(platform, world, found, request.routeOptions.url);
  return {
    platform,
    world,
    tenant,
    clientType,
    language,
    caller: isCaller(found) ? found : null,
    params: request.params,
    query: objectOf(request.query),
    body: objectOf(request.body),
    cleared,
    files,
    headers,
    ip,
    path: pathOf(platform, request.url),
    say: (sentence) => sentence[language],
  };
}

/** Does work as one transaction. A refusal keeps what it changed, such as a counted attempt; a bug keeps nothing. */
function keepingRefusals<T>(world: World, work: () => T): T {
  const result = world.transact(() => {
    try {
      return { done: work() };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  if (result instanceof Refusal) throw result;
  return result.done;
}

/**
 * All refused fields: those that do not fit the description, and those of the route, whose sentence wins. An operation without a 422 in
 * its description takes a field that it cannot read as unknown.
 */
function refusedFields(request: FastifyRequest, own: FieldErrors): FieldErrors {
  const { operation } = request.routeOptions.config;
  if (operation && !operation.answers.includes('422')) return {};
  const { validationError } = request;
  return { ...(validationError instanceof InvalidFields ? validationError.fields : {}), ...own };
}

function answerOf({ guard, check, handle }: Route, call: SignedCall, request: FastifyRequest): Answer {
  guard?.(call);
  const refused = refusedFields(request, check?.(call) ?? {});
  if (Object.keys(refused).length > 0) throw invalid(refused);
  const body = handle(call);
  return body instanceof Answer ? body : new Answer(request.routeOptions.config.operation?.success ?? 200, body);
}

/** Texts are trimmed and empty ones left out before Fastify validates them. */
function tidyRequest(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  contextOf(request).cleared = emptyFields(request.body);
  request.query = tidyQuery(request.query);
  request.body = objectOf(tidy(request.body));
  done();
}

/** Reads a multipart body, of which the fields become the body. A caller without a token is refused before that. */
const uploadReader =
  (platform: MockPlatform, prepare: NonNullable<Route['upload']>) => async (request: PlatformRequest) => {
    const world = worldOf(platform, request);
    keepingRefusals(world, () => open(platform, request));
    const { fields, files } = await prepare(await readUpload(request));
    request.body = fields;
    contextOf(request).files = files;
  };

const handlerOf = (platform: MockPlatform, route: Route) => async (request: PlatformRequest, reply: FastifyReply) => {
  const world = worldOf(platform, request);
  const { status, headers, body } = keepingRefusals(world, () => {
    const editions = request.routeOptions.config.operation?.editions ?? null;
    if (editions?.includes(world.settings.edition ?? 'specification') === false) throw notFound();
    noteWork(request, world);
    if (request.method !== 'GET') platform.beforeChange(world);
    // type assertion: the types of `operation` ask for a caller only where `open` has refused those without a token.
    return answerOf(route, open(platform, request) as SignedCall, request);
  });
  return reply.code(status).headers(headers).send(body);
};

/**
 * Puts one route on the server, below the prefix. Fastify validates what comes in with the schemas of the description, but the handler
 * refuses it, because an unauthorised caller is refused first.
 */
export function register(app: FastifyInstance, platform: MockPlatform, route: Route): void {
  const { upload } = route;
  const place = placeOf(platform.contract, route);
  const operation = 'id' in place ? place : undefined;
  app.route<{ Params: Params }>({
    method: place.method,
    url: `${apiPrefix}${place.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    exposeHeadRoute: false,
    config: { operation, browser: 'browser' in place, needsToken: place.needsToken === true },
    schema: operation?.schema ?? {},
    attachValidation: true,
    preValidation: upload ? [uploadReader(platform, upload), tidyRequest] : tidyRequest,
    handler: handlerOf(platform, route),
  });
}
