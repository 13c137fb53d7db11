import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { apiTypes } from './openapi-codegen/src/api-types.ts';
import { inRoot } from './support/root.ts';
import { binOf, runNode } from './support/run.ts';

const SOURCE = inRoot('openapi', 'openapi.yaml');
const FOLDER = inRoot('openapi', 'generated');
const CACHE = inRoot('.cache');

/** Bundles all features of the description into one document; references stay internal. */
async function bundle(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const target = inRoot('.cache', 'bundled.json');
  const outcome = await runNode(binOf('@redocly/cli', 'redocly'), ['bundle', SOURCE, '-o', target], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (outcome.code !== 0) throw new Error(`The description does not bundle.\n${outcome.output}`);
  return `${JSON.stringify(JSON.parse(readFileSync(target, 'utf8')), null, 2)}\n`;
}

/** The expected content of every generated file, by name. */
async function generate(): Promise<ReadonlyMap<string, string>> {
  const bundled = await bundle();
  return new Map([
    ['bundled.json', bundled],
    ['api.d.ts', await apiTypes(bundled)],
  ]);
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The names of the files whose content on disk differs from the generated content. */
function staleFiles(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].filter(([name, text]) => read(inRoot('openapi', 'generated', name)) !== text).map(([name]) => name);
}

async function main(check: boolean): Promise<number> {
  if (!existsSync(SOURCE)) {
    console.log('nothing yet: openapi/openapi.yaml is not there');
    return 0;
  }
  const files = await generate();
  const stale = staleFiles(files);
  if (check) {
    for (const name of stale)
      console.log(`openapi/generated/${name} is stale: run npm run generate and commit the result.`);
    return stale.length === 0 ? 0 : 1;
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const name of stale) writeFileSync(inRoot('openapi', 'generated', name), files.get(name) ?? '');
  console.log(stale.length === 0 ? 'Nothing changed.' : `Written: ${stale.join(', ')}`);
  return 0;
}

process.exitCode = await main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
