import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { recordedOf } from './wire.ts';

/** A Fastify that does nothing but answer, with the bytes and headers that the mock platform gave: what the mock platform is measured against. */
const app = Fastify();
const [file] = process.argv.slice(2);
const answers = file === undefined ? [] : recordedOf(await readFile(file, 'utf8'));
const byUrl = new Map(answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body) }]));
for (const path of new Set(answers.map((answer) => answer.path.split('?')[0] ?? ''))) {
  app.get(path, async (request, reply) => {
    const answer = byUrl.get(request.url);
    return answer ? reply.headers(answer.headers).send(answer.body) : reply.code(404).send('');
  });
}
app.get('/', async () => ({ ready: true }));
await app.listen({ port: 0, host: '127.0.0.1', backlog: 16_384 });
const [address] = app.addresses();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address.port : 0, residents: [] })}\n`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
