import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** What the pages load; everything else is refused. */
const types: { readonly [file: string]: string } = {
  'base.css': 'text/css; charset=utf-8',
  'layout.css': 'text/css; charset=utf-8',
  'frame.css': 'text/css; charset=utf-8',
  'pieces.css': 'text/css; charset=utf-8',
  'forms.css': 'text/css; charset=utf-8',
  'log.css': 'text/css; charset=utf-8',
  'features.css': 'text/css; charset=utf-8',
  'bare.css': 'text/css; charset=utf-8',
  'narrow.css': 'text/css; charset=utf-8',
  'phone.css': 'text/css; charset=utf-8',
  'app.css': 'text/css; charset=utf-8',
  'letter.css': 'text/css; charset=utf-8',
  'faults.css': 'text/css; charset=utf-8',
  'desk.css': 'text/css; charset=utf-8',
  'messages.css': 'text/css; charset=utf-8',
  'requests.css': 'text/css; charset=utf-8',
  'data.css': 'text/css; charset=utf-8',
  'faults.js': 'text/javascript; charset=utf-8',
  'requests.js': 'text/javascript; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'scan.js': 'text/javascript; charset=utf-8',
  'recursive-latin.woff2': 'font/woff2',
  'OFL-recursive.txt': 'text/plain; charset=utf-8',
};

/** Serves the style sheet, the small scripts and the font of the mock platform's own pages. */
export function addAssets(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/_mock/assets/:file', async (request, reply) => {
    const { file } = request.params;
    const type = Object.hasOwn(types, file) ? types[file] : undefined;
    if (type === undefined) return reply.code(404).send({ message: 'Not found.' });
    const bytes = await readFile(new URL(`./assets/${file}`, import.meta.url));
    return reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(bytes);
  });
}
