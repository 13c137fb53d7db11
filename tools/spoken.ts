import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from './spoken/desktop.ts';
import { JOURNEYS } from './spoken/journeys/journeys.ts';
import { requireScreenReader } from './spoken/packages.ts';
import { record, type Origins } from './spoken/record.ts';
import { startPlatform } from './start/platform.ts';
import { startBuiltShop } from './start/shop.ts';
import { portOf } from './support/port.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';

const LANGUAGES: readonly Language[] = ['nl', 'en'];

function readOptions() {
  const { values } = parseArgs({
    options: {
      journey: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', multiple: true, default: [...LANGUAGES] },
      port: { type: 'string', default: '5176' },
      'mock-port': { type: 'string', default: '8116' },
    },
  });
  const unknown = values.journey.find((key) => !JOURNEYS.some((journey) => journey.key === key));
  if (unknown !== undefined)
    throw new Problem(`There is no journey "${unknown}". Choose from: ${JOURNEYS.map(({ key }) => key).join(', ')}.`);
  return {
    journeys: JOURNEYS.filter(({ key }) => values.journey.length === 0 || values.journey.includes(key)),
    languages: LANGUAGES.filter((language) => values.language.includes(language)),
    port: portOf(values.port, 'port'),
    platformPort: portOf(values['mock-port'], 'mock-port'),
  };
}

async function recordAll(options: ReturnType<typeof readOptions>, origins: Origins): Promise<number> {
  let failed = 0;
  for (const journey of options.journeys) {
    for (const language of options.languages) {
      const started = performance.now();
      try {
        const transcript = await record(journey, language, origins);
        const folder = inRoot('docs', 'generated', 'spoken', language);
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${journey.key}.md`, `# ${journey.title}\n\n${transcript}`);
        console.log(`${journey.key} ${language}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      } catch (error) {
        failed += 1;
        console.error(`${journey.key} ${language}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return failed;
}

/** Walks the main journeys with a screen reader and writes what it says to docs/generated/spoken. */
await runMain(async () => {
  requireScreenReader();
  const options = readOptions();
  const shop = `http://localhost:${options.port}`;
  const platform = await startPlatform({
    port: options.platformPort,
    shop,
    scenario: undefined,
    memory: true,
  });
  try {
    const running = await startBuiltShop({ variant: 'zonnedorp', port: options.port, platform: platform.origin });
    const failed = await recordAll(options, { shop, platform: platform.origin });
    await running.stop();
    return failed === 0 ? 0 : 1;
  } finally {
    await platform.stop();
  }
});
