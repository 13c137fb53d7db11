import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the style sheets and the script of the pages. */
export function addAssets(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: fileURLToPath(new URL('./assets/', import.meta.url)),
    prefix: '/_mock/assets/',
    index: false,
    decorateReply: false,
  });
}
