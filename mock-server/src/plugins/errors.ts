import type { FastifyError, FastifyInstance } from 'fastify';
import { languageOf } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { keepText } from './note.ts';

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

/** Deepest nesting of a body; no call has more than three levels. */
const deepest = 32;

const isTooDeep = (value: unknown, level = 0): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return level >= deepest || Object.values(value).some((item) => isTooDeep(item, level + 1));
};

/** JSON that cannot be read, or that is nested without end, counts as an empty body: the fields are then refused one by one (422). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    keepText(request, body);
    done(null, parsed(body));
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    keepText(request, body);
    done(null, {});
  });
}

function parsed(body: string): unknown {
  try {
    const value: unknown = body === '' ? {} : JSON.parse(body);
    return isTooDeep(value) ? {} : value;
  } catch {
    return {};
  }
}
