import { parseArgs } from 'node:util';
import { buildMockPlatform } from '../src/mock-platform.ts';
import { readCatalogue } from '../src/database/catalogue.ts';
import { devWorld } from '../src/database/worlds.ts';
import { grow, signIn } from './grow.ts';
import type { Ready } from './wire.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    providers: { type: 'string', default: '0' },
    residents: { type: 'string', default: '0' },
    'signed-in': { type: 'string', default: '0' },
    data: { type: 'string' },
  },
});

const scenario = 'ordinary-tuesday';
const catalogue = await readCatalogue();
const start = catalogue.scenarios.get(scenario);
if (!start) throw new Error(`There is no scenario ${scenario}.`);

const platform = await buildMockPlatform({
  dataFile: values.data ?? null,
  scenario,
  catalogue: {
    ...catalogue,
    scenarios: new Map([
      [
        scenario,
        {
          ...start,
          build: (world) => {
            start.build(world);
            grow(world, {
              products: Number(values.products),
              providers: Number(values.providers),
              residents: Number(values.residents),
            });
          },
        },
      ],
    ]),
  },
});
const world = platform.mockPlatform.worlds.get(devWorld);
const wanted = Number(values['signed-in']);
const residents = world && wanted > 0 ? signIn(world, wanted) : [];
await platform.listen({ port: 0, host: '127.0.0.1', backlog: 16_384 });
const [address] = platform.addresses();
const ready: Ready = { port: typeof address === 'object' ? address.port : 0, residents };
process.stdout.write(`${JSON.stringify(ready)}\n`);
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
