import type { FastifyError, FastifyInstance } from 'fastify';
import { languageOf } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';

/** Turns every no, expected or not, into a body of the platform. A bug is a 500 that names itself in the log. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      const language = languageOf(request.headers['accept-language']);
      return reply
        .code(error.status)
        .headers(error.headers)
        .send(error.body((sentence) => sentence[language]));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    request.log.error(error);
    return reply.code(500).send({ message: 'Server Error', reason: error.message });
  });
}

/** JSON that cannot be read counts as an empty body: the fields are then refused one by one (422). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parsed(body));
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
}

function parsed(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return {};
  }
}
