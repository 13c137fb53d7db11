import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPrefix } from '../http/mock-platform.ts';
import type { MockPlatform } from '../http/mock-platform.ts';
import { inEdition } from './edition.ts';
import { injected, corrupted } from './inject-faults.ts';
import { giveHeaders } from './headers.ts';
import { logRequest } from './request-log.ts';
import { slowed } from './slow-answers.ts';

/**
 * What happens to every call when it comes and when its answer leaves, in this order. One hook for each: a hook costs as much as what
 * most of these do.
 */
export function addRequestHooks(app: FastifyInstance, platform: MockPlatform): void {
  app.addHook('onRequest', (request, reply, done): Promise<FastifyReply | undefined> | undefined => {
    if (request.url.startsWith(apiPrefix)) {
      giveHeaders(reply);
      const instead = injected(platform, request, reply);
      if (instead !== null) return instead;
    }
    done();
    return undefined;
  });
  app.addHook('onSend', (...[request, reply, payload, done]) => {
    const hasFault = request.injectedFault !== null;
    const shaped = reply.statusCode === 200 ? inEdition(platform, request, payload) : payload;
    const answer = hasFault ? corrupted(request, reply, shaped) : shaped;
    logRequest(request, reply);
    done(null, hasFault ? slowed(request, reply, answer) : answer);
  });
}
