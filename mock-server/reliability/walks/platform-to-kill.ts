import { buildMockPlatform } from '../../src/mock-platform.ts';

/** A mock platform in a process of its own: `node platform-to-kill.ts <file> <scenario> <now>` tells where it listens and waits to be killed. */
const [, , dataFile = null, scenario = 'ordinary-tuesday', now = null] = process.argv;
const app = await buildMockPlatform({ dataFile, scenario, now });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
