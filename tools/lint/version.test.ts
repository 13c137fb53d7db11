import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

it('says one version in every manifest, in the lock file, and on the pages of the release', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'));
  const minor = version.replace(/\.\d+$/, '');
  const manifests = filesIn(root, /(?:^|\/)package(?:-lock)?\.json$/).map((file) => ({
    file,
    version: JSON.parse(read(file)).version,
  }));
  expect(manifests.filter((manifest) => manifest.version !== version)).toEqual([]);
  expect(read('publiccode.yml')).toContain(`\nsoftwareVersion: ${version}\n`);
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version}\\b|becomes version ${minor}\\.`, 'm'));
  for (const page of [`docs/releases/${minor}.md`, `docs/releases/${minor}.nl.md`])
    expect(read(page)).toContain(`# Stadstegoed ${minor}`);
  expect(read('docs/guides/deployment.md')).toContain(`stadstegoed-zonnedorp-${version}.tar.gz`);
});
