import { describe, expect, it } from 'vitest';
import { type Layer, layerOf } from './layers.ts';
import type { Proof } from './proofs.ts';
import type { Requirement } from './requirements.ts';
import { coverageTable } from './table.ts';

const requirements: readonly Requirement[] = [
  { id: 'FA-001', feature: 'fund-activation', source: '1 §4', kind: 'rule', text: 'A code has eight signs.' },
  { id: 'FA-002', feature: 'fund-activation', source: '1 §4', kind: 'rule', text: 'A used code is refused.' },
  { id: 'FA-003', feature: 'fund-activation', source: '1 §4', kind: 'rule', text: 'A code | a letter.' },
  { id: 'API-001', feature: 'platform', source: '1 §7', kind: 'call', text: 'GET /config' },
];
const core = 'packages/core/src/code.test.ts';
const mock = 'mock-server/src/code.test.ts';

const proof = (file: string, title: string, ids: readonly string[], line = 1): Proof => ({
  file,
  layer: layerOf(file),
  title,
  ids,
  place: { line, column: 3 },
});

const rowOf = (id: string, proofs: readonly Proof[]): string | undefined =>
  coverageTable(requirements, proofs)
    .split('\n')
    .find((line) => line.startsWith(`| ${id} |`));

describe('the row of a requirement', () => {
  it('shows each test with its file and layer, ordered by file and title', () => {
    const proofs = [
      proof(core, 'takes nine signs', ['FA-001'], 9),
      proof(mock, 'takes a code', ['FA-001']),
      proof(core, 'takes eight signs', ['FA-001'], 5),
    ];
    const row = `| FA-001 | A code has eight signs. | core, mock platform | \`${mock}\` (mock platform): takes a code<br>\`${core}\` (core): takes eight signs<br>\`${core}\` (core): takes nine signs |`;
    expect(rowOf('FA-001', proofs)).toBe(row);
    expect(rowOf('FA-001', proofs.toReversed())).toBe(row);
  });

  it('shows the rows of a table test as one line', () => {
    const proofs = ['b', 'a', 'c'].map((one) => proof(core, `refuses ${one}`, ['FA-002']));
    expect(rowOf('FA-002', proofs)).toContain(`\`${core}\` (core): refuses b (and 2 more rows) |`);
    expect(rowOf('FA-002', proofs.slice(0, 2))).toContain('refuses b (and 1 more row) |');
  });

  it('shows only the rows of a table test that name it', () => {
    const proofs = [proof(core, 'refuses b', ['FA-001']), proof(core, 'refuses a', ['FA-002'])];
    expect(rowOf('FA-002', proofs)).toContain(`\`${core}\` (core): refuses a |`);
  });

  it('marks a requirement of the shop that is only proven outside the shop', () => {
    expect(rowOf('FA-002', [proof(mock, 'refuses', ['FA-002'])])).toContain('| mock platform **not the shop** |');
    expect(rowOf('API-001', [proof(mock, 'answers', ['API-001'])])).toContain('| mock platform |');
  });

  it('escapes pipes in texts', () => {
    expect(rowOf('FA-003', [proof(core, 'takes a | b', ['FA-003'])])).toBe(
      `| FA-003 | A code \\| a letter. | core | \`${core}\` (core): takes a \\| b |`,
    );
  });
});

describe('the table', () => {
  it('shows the share per feature and in total, and the number not proven by the shop', () => {
    const proofs = [
      proof(core, 'takes eight signs', ['FA-001']),
      proof(mock, 'refuses', ['FA-002']),
      proof(mock, 'answers', ['API-001']),
    ];
    const table = coverageTable(requirements, proofs);
    expect(table).toContain('| fund-activation | 3 | 2 | 66 % | 1 |');
    expect(table).toContain('| platform | 1 | 1 | 100 % | 0 |');
    expect(table).toContain('| **all** | 4 | 3 | 75 % | 1 |');
  });

  it('lists the requirements without a test', () => {
    expect(coverageTable(requirements, [])).toContain('- FA-002 (1 §4): A used code is refused.');
  });

  it('lists the layers of a requirement from the core outwards', () => {
    const files: Record<string, Layer> = {
      'openapi/a.test.ts': 'description',
      'apps/webshop/e2e/a.test.ts': 'browser',
      'packages/http/a.test.ts': 'adapter',
    };
    const proofs = Object.keys(files).map((file) => proof(file, 'is so', ['FA-001']));
    expect(rowOf('FA-001', proofs)).toContain('| adapter, browser, description |');
  });
});
