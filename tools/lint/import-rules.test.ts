import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '../support/root.ts';
import { binOf } from '../support/run.ts';

/** Each forbidden import: the file in which it is planted, what it imports, and words of the reason. */
const PLANTED: readonly (readonly [file: string, imported: string, reason: string])[] = [
  ['packages/core/src/funds/a.ts', 'react', 'The core has no dependencies'],
  ['packages/core/src/funds/b.ts', '@stadstegoed/http/client.ts', 'The core has no dependencies'],
  ['packages/core/src/funds/c.ts', './funds.port.ts', 'Entities and rules import no ports'],
  ['packages/core/src/fund-activation/d.ts', './redeem-code.ts', 'calls a use case'],
  ['packages/core/src/fund-activation/redeem-code.ts', './apply-fund-from-list.ts', 'calls a use case'],
  ['packages/core/src/shared/e.ts', '../funds/fund.ts', 'Folders import those of lower rows'],
  ['packages/core/src/funds/f.ts', '../vouchers/voucher.ts', 'Folders import those of lower rows'],
  ['packages/core/src/funds/g.ts', '../../../http/src/client.ts', 'imported by its name'],
  ['packages/core/src/funds/h.ts', './index.ts', 'There are no barrels'],
  ['packages/core/src/funds/one.ts', './two.ts', 'Refactor to remove the cycle'],
  ['packages/core/src/funds/two.ts', './one.ts', 'Refactor to remove the cycle'],
  ['packages/core/src/funds/three.ts', './fund', 'Missing file extension'],
  ['packages/http/src/client.ts', 'react', 'The manifest of packages/http'],
  ['packages/http/src/funds/a.ts', 'node:fs', 'The manifest of packages/http'],
  ['packages/http/src/fund-activation/b.ts', '@stadstegoed/core/fund-activation/redeem-code.ts', 'calls no use case'],
  ['packages/http/src/funds/c.ts', '../search/search.ts', 'Folders import those of lower rows'],
  ['packages/ui/src/card/a.tsx', '@stadstegoed/core/funds/fund.ts', 'A control knows no feature'],
  ['packages/ui/src/card/b.tsx', 'mobx', 'The manifest of packages/ui'],
  ['apps/webshop/src/texts/a.ts', '../routes/route-paths.ts', 'lowest layer of the app'],
  ['apps/webshop/src/routes/a.ts', '../features/funds/funds.view.tsx', 'Paths are plain data'],
  ['apps/webshop/src/lib/load/a.ts', '../../shell/layout.view.tsx', 'so it imports neither'],
  ['apps/webshop/src/lib/form/b.ts', '@stadstegoed/http/client.ts', 'so it imports neither'],
  ['apps/webshop/src/shell/a.tsx', '../features/funds/funds.view.tsx', 'part of every first load'],
  ['apps/webshop/src/worker/a.ts', '../lib/app/session.ts', 'The service worker is a program of its own'],
  ['apps/webshop/src/composition/a.ts', 'node:fs', 'The manifest of apps/webshop'],
  ['apps/webshop/src/features/funds/a.ts', '../../shell/layout.view.tsx', 'A feature uses the shell through'],
  ['apps/webshop/src/features/funds/b.ts', '@stadstegoed/http/client.ts', 'Only modules import adapters'],
  ['apps/webshop/src/features/funds/c.ts', '@stadstegoed/core/funds/funds.port.ts', 'Only view models and modules'],
  [
    'apps/webshop/src/features/funds/parts/e.ts',
    '@stadstegoed/core/funds/funds.port.ts',
    'Only view models and modules',
  ],
  ['apps/webshop/src/features/funds/a.module.ts', './fund.view.tsx', 'A module binds'],
  ['apps/webshop/src/features/funds/a.vm.ts', 'react', 'A view model imports only'],
  ['apps/webshop/src/features/funds/b.vm.ts', '../products/product.vm.ts', 'A view model imports only'],
  ['apps/webshop/src/features/funds/c.vm.ts', './fund.view.tsx', 'A view model imports only'],
  [
    'apps/webshop/src/features/funds/a.view.tsx',
    '@stadstegoed/core/funds/funds.port.ts',
    'A view renders its view model',
  ],
  [
    'apps/webshop/src/features/funds/b.view.tsx',
    '@stadstegoed/core/fund-activation/redeem-code.ts',
    'A view renders its view model',
  ],
  ['apps/webshop/src/features/funds/c.view.tsx', '@stadstegoed/http/client.ts', 'A view renders its view model'],
  ['apps/webshop/src/features/funds/d.view.tsx', '../products/product.view.tsx', 'only the parts of another feature'],
  ['apps/webshop/src/features/funds/parts/a.tsx', '../fund.vm.ts', 'A part takes props'],
  ['apps/webshop/src/features/funds/parts/b.tsx', '../../products/parts/product-card.tsx', 'the parts of providers'],
  ['apps/webshop/src/features/funds/parts/d.ts', '@stadstegoed/http/client.ts', 'A view renders its view model'],
  [
    'apps/webshop/src/features/funds/parts/c.tsx',
    '@stadstegoed/core/funds/funds.port.ts',
    'A view renders its view model',
  ],
  [
    'apps/webshop/src/main.tsx',
    '@stadstegoed/mock-server/domain/vouchers/vouchers.ts',
    'The doors of the mock platform',
  ],
  ['tools/a.ts', '@stadstegoed/mock-server/world/world.ts', 'The doors of the mock platform'],
  ['mock-server/src/domain/vouchers/a.ts', 'fastify', 'knows no server'],
  ['mock-server/src/domain/vouchers/b.ts', '../../http/call.ts', 'no server and no request'],
  ['mock-server/src/domain/vouchers/c.ts', '../../wire/voucher.ts', 'not on their form in an answer'],
  ['mock-server/src/domain/vouchers/d.ts', '../files/files.ts', 'Folders import those of lower rows'],
  ['mock-server/src/routes/funds/a.ts', '../search/search.ts', 'Folders import those of lower rows'],
  ['mock-server/src/wire/a.ts', '../routes/funds/funds.ts', 'A route handles one request'],
  ['mock-server/src/tables/a.ts', '../world/world.ts', 'whatever stores it'],
  ['mock-server/src/faults/a.ts', '../mock-platform.ts', 'so it is imported last'],
  ['mock-server/src/command.ts', '../console/console.ts', 'Only mock-platform.ts'],
  ['mock-server/fixtures/seed/a.ts', '../../console/console.ts', 'runs without its console'],
  ['mock-server/src/http/a.ts', '@stadstegoed/core/funds/fund.ts', 'The manifest of mock-server'],
  ['mock-server/src/http/b.ts', '@stadstegoed/openapi/generated/api.d.ts', 'has only types'],
];

const folder = mkdtempSync(join(tmpdir(), 'planted-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of files, each with one import, as `file: reason`. */
function lint(files: typeof PLANTED): readonly string[] {
  for (const [file, imported] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { thing } from '${imported}';\n\nexport const other = thing;\n`);
  }
  const config = `import config from '${inRoot('oxlint.config.ts')}';\nexport default { ...config, options: {} };\n`;
  writeFileSync(join(folder, 'oxlint.config.ts'), config);
  const { stdout } = spawnSync(process.execPath, [binOf('oxlint'), '--format=json'], { cwd: folder, encoding: 'utf8' });
  const found: { diagnostics: readonly { filename: string; message: string; help?: string }[] } = JSON.parse(stdout);
  return found.diagnostics.map(({ filename, message, help = '' }) => `${filename}: ${message} ${help}`);
}

it('refuses each import against the direction, with its reason', () => {
  const said = lint(PLANTED);
  const missed = PLANTED.filter(
    ([file, , reason]) => !said.some((line) => line.startsWith(`${file}: `) && line.includes(reason)),
  );
  expect(missed).toEqual([]);
});
