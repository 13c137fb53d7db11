import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { apiTypes } from './openapi-codegen/src/api-types.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { binOf, runNode } from './support/run.ts';

const BUNDLED = inRoot('openapi', 'generated', 'bundled.json');

/** Makes openapi/generated: the description in one document, whose references are internal, and its types. */
await runMain(async () => {
  mkdirSync(inRoot('openapi', 'generated'), { recursive: true });
  const args = ['bundle', inRoot('openapi', 'openapi.yaml'), '-o', BUNDLED];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await runNode(binOf('@redocly/cli', 'redocly'), args, { env });
  if (code !== 0) throw new Problem(`The description does not bundle.\n${output}`);
  writeFileSync(inRoot('openapi', 'generated', 'api.d.ts'), await apiTypes(readFileSync(BUNDLED, 'utf8')));
  return 0;
});
