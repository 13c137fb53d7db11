import type { FastifyError, FastifyInstance } from 'fastify';
import { browserPage, htmlType } from './browser-page.ts';
import { prefersPage } from './prefers-page.ts';
import { objectOf, textOf } from '../input.ts';
import { languageOf, type Sentence } from './language.ts';
import { Refusal, refusedAt } from './refusal.ts';
import { contextOf } from './request-context.ts';
import { WriteFailed } from '../world/world.ts';

const toShop: Sentence = { nl: 'Naar de webwinkel', en: 'To the web shop' };

/** Turns every no, expected or not, into a body of the platform, or a page for a browser that followed a link. A bug is a 500 that names itself in the log. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      contextOf(request).refusedAt = refusedAt(error);
      const language = languageOf(request.headers['accept-language']);
      const body = error.body((sentence) => sentence[language]);
      const answer = reply.code(error.status).headers(error.headers);
      if (!request.routeOptions.config.browser || !prefersPage(request)) return answer.send(body);
      const link = { href: request.server.mockPlatform.settings.shopUrl, label: toShop[language] };
      const title = textOf(objectOf(body), 'message') ?? toShop[language];
      return answer.type(htmlType).send(browserPage({ language, title, link }));
    }
    if (error instanceof WriteFailed) return reply.code(503).send({ message: error.message });
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
    contextOf(request).sent = body;
    done(null, parsed(body));
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    contextOf(request).sent = body;
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
