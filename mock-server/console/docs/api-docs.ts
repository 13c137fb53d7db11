import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { objectOf, textOf } from '../../src/input.ts';
import type { MockPlatform } from '../../src/http/platform.ts';
import { prefersPage } from '../../src/http/prefers-page.ts';

/** The page of the library sets styles from its script, and draws its icons in data addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const whereTokensComeFrom =
  '**A token:** press "Copy token" at a resident on [the home page of the console](/_mock), then *Authorize*. ' +
  'Or call `POST /_mock/api/residents/noor/session`. [Back to the console](/_mock)';

/** The description, which says at its beginning where a token comes from. */
function withWayToTokens(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const info = objectOf(document['info']);
  return {
    ...document,
    info: { ...info, description: `${whereTokensComeFrom}\n\n${textOf(info, 'description') ?? ''}` },
  };
}

/** The descriptions of the platform and of the console to read and to try, without the internet. */
export async function addApiDocs(app: FastifyInstance, { contract }: MockPlatform): Promise<void> {
  const path = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
  await app.register(swagger, { mode: 'static', specification: { path, baseDir: dirname(path) } });
  await app.register(swaggerUi, {
    routePrefix: '/_mock/docs',
    staticCSP: policy,
    theme: { title: 'Nagebootst · API' },
    transformSpecification: withWayToTokens,
    uiConfig: {
      docExpansion: 'list',
      filter: true,
      tryItOutEnabled: true,
      urls: [
        { name: 'The platform', url: '/_mock/docs/json' },
        { name: 'The console', url: '/_mock/console-api.yaml' },
      ],
    },
  });
  app.get('/_mock/api', async (request, reply) =>
    reply.redirect(prefersPage(request) ? '/_mock/docs' : '/_mock/openapi.json', 302),
  );
  app.get('/_mock/openapi.json', async () => contract.document);
  app.get('/_mock/console-api.yaml', async (_request, reply) =>
    reply.type('application/yaml').send(readFileSync(new URL('console-api.yaml', import.meta.url))),
  );
}
