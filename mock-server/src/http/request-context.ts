import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stopwatch } from '../clock.ts';
import type { Operation } from './contract.ts';
import type { World } from '../world/world.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The place of a request in the log, and the world's time, when its work was done. */
type Worked = { readonly id: number; readonly at: number };

/** What the plugins know of one request. */
export type RequestContext = {
  /** When it came, by `stopwatch`. */
  readonly cameAt: number;
  identity: string | null;
  /** Fault that decides what the answer says. */
  fault: number | null;
  /** Fault that matched, also one that only delays the answer. */
  met: number | null;
  /** The text of the body as it came; null for a form with files, and while nothing was read. */
  sent: string | null;
  /** File and line of the rule that refused the request. */
  refusedAt: string | null;
  worked: Worked | null;
  /** How the answer breaks the description; null for one that fits. */
  contractError: string | null;
  /** Fields of the body that came empty. */
  cleared: ReadonlySet<string>;
  files: readonly UploadedFile[];
};

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
  interface FastifyContextConfig {
    /** A browser comes here by a link: a refusal is a page. */
    browser?: boolean;
    /** Only somebody who is signed in may call. */
    needsToken?: boolean;
    /** Operation of the description that this route answers for. */
    operation?: Operation | undefined;
  }
}

/** Decorates requests with a context. */
export function addRequestContext(app: FastifyInstance): void {
  app.decorateRequest('context', null);
}

/** The context of a request, made at first use. */
export function contextOf(request: FastifyRequest): RequestContext {
  request.context ??= {
    cameAt: stopwatch(),
    identity: null,
    fault: null,
    met: null,
    sent: null,
    refusedAt: null,
    worked: null,
    contractError: null,
    cleared: new Set(),
    files: [],
  };
  return request.context;
}

/** Records that the work of a request is done: requests are logged in this order, whenever their answers leave. */
export function noteWork(request: FastifyRequest, world: World): Worked {
  const context = contextOf(request);
  context.worked ??= { id: world.log.next(), at: world.now() };
  return context.worked;
}
