import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { Contract } from '@stadstegoed/mock-server/contract/contract.ts';
import type { Input } from '@stadstegoed/mock-server/contract/input.ts';
import { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { apiTypes } from '../openapi-codegen/src/api-types.ts';
import { inRoot } from '../support/root.ts';
import { binOf, runNode } from '../support/run.ts';
import { comparePactsWith } from '../test/pacts.ts';

/** A check of a description: null when it passes, otherwise the failure message. */
export type Check = (document: Input) => Promise<string | null>;

const folder = inRoot('.cache', 'drifts');

/** The mock platform validates requests and its own answers against the description. */
export const ownAnswers: Check = async (document) => {
  const app = await buildMockPlatform({
    contract: new Contract(document),
    scenario: 'one-voucher',
  });
  const platform = new Harness(app);
  const { status, body } = await platform.get('/platform/vouchers', { as: await platform.tokenOf('kees') });
  await app.close();
  return status === 200 ? null : `${status} ${JSON.stringify(body)}`;
};

/** Compares the pacts of the shop with the description. */
export const pactsAgainstDescription: Check = async (document) => {
  const found = await comparePactsWith(JSON.stringify(document), 'drifted-for-pacts.json');
  return found.failed === 0 ? null : found.output;
};

/** Compiles the adapters against the types generated from the description. */
export const typesOfAdapters: Check = async (document) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.d.ts'), await apiTypes(JSON.stringify(document)));
  const config = {
    extends: inRoot('tsconfig.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      paths: { '@stadstegoed/openapi/generated/api.d.ts': [join(folder, 'api.d.ts')] },
    },
    include: [inRoot('packages', 'http', 'src')],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await runNode(binOf('typescript', 'tsc'), ['-p', folder]);
  return code === 0 ? null : output;
};
