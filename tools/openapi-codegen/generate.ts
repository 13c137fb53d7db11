import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { Problem, runMain } from '../support/problem.ts';
import { inRoot } from '../support/root.ts';
import { binOf, runNode } from '../support/run.ts';

const HEADER = `/**
 * The wire of the platform as types. Made by \`npm run generate\` from openapi/openapi.yaml; do not edit by hand.
 */

`;
const GENERATED = inRoot('openapi', 'generated');

type Described = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};
type Operation = { readonly operationId?: string; readonly security?: readonly object[] };

/** The operations whose `security` has no way in without a token; openapi-typescript leaves security out. */
function signedOperations({ paths }: Described): string {
  const names = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, security = [] }) =>
      operationId !== undefined && security.length > 0 && security.every((way) => 'bearer' in way) ? [operationId] : [],
    );
  const union = names.map((name) => `\n    | "${name}"`).join('');
  return `/** The operations that only somebody who is signed in may call. */\nexport type SignedOperation =${union};\n`;
}

/**
 * Makes openapi/generated: the description in one document, whose references are internal, and its types. A package of its
 * own, because openapi-typescript needs the TypeScript before the one that checks the shop.
 */
await runMain(async () => {
  mkdirSync(GENERATED, { recursive: true });
  const args = ['bundle', inRoot('openapi', 'openapi.yaml'), '-o', `${GENERATED}/bundled.json`];
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await runNode(binOf('@redocly/cli', 'redocly'), args, { env });
  if (code !== 0) throw new Problem(`The description does not bundle.\n${output}`);
  const document = readFileSync(`${GENERATED}/bundled.json`, 'utf8');
  const nodes = await openapiTS(document, {
    // The type of a file that browsers send and receive.
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  writeFileSync(`${GENERATED}/api.d.ts`, HEADER + astToString(nodes) + signedOperations(JSON.parse(document)));
  return 0;
});
