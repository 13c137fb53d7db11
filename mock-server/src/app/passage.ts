import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPrefix } from '../http/twin.ts';
import type { Twin } from '../http/twin.ts';
import { disturbed, spoiled } from './inject-faults.ts';
import { giveHeaders } from './headers.ts';
import { noteArrival } from '../http/note.ts';
import { logRequest } from './request-log.ts';
import { slowed } from './slow-answers.ts';
import { noteTouched } from './touched.ts';

/**
 * What happens to every call when it comes and when its answer leaves, in this order. One hook for each: a hook costs as much as what
 * most of these do.
 */
export function addPassage(app: FastifyInstance, twin: Twin): void {
  app.addHook('onRequest', (request, reply, done): Promise<FastifyReply | undefined> | undefined => {
    if (request.url.startsWith(apiPrefix)) {
      noteArrival(twin.worlds, request);
      giveHeaders(reply);
      const instead = disturbed(twin, request, reply);
      if (instead !== null) return instead;
    }
    done();
    return undefined;
  });
  app.addHook('onSend', (...[request, reply, payload, done]) => {
    const isDisturbed = request.twinFault !== null;
    const answer = isDisturbed ? spoiled(request, reply, payload) : payload;
    noteTouched(twin, request, reply);
    logRequest(request, reply, answer);
    done(null, isDisturbed ? slowed(request, reply, answer) : answer);
  });
}
