import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsBy } from './key-index.ts';
import { Table } from './table.ts';

type Note = { readonly id: number; readonly words: readonly string[] };

const wordsOf = (row: Note): readonly string[] => row.words;

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), words }),
    fc.record({ kind: fc.constant('update' as const), pick: fc.nat(20), words }),
    fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(20) }),
    fc.record({ kind: fc.constant('ask' as const), key: fc.constantFrom('a', 'b', 'c', 'd') }),
  ),
);

it('finds rows by what follows from them, as looking at every row does', () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const base: Note[] = ['a', 'b', 'a'].map((word, place) => ({ id: place + 1, words: [word, 'c'] }));
      const table = Table.of<Note>(base, 3);
      for (const step of steps) {
        const picked = 'pick' in step ? table.all()[step.pick % Math.max(1, table.size)] : undefined;
        if (step.kind === 'insert') table.insert({ words: step.words });
        if (step.kind === 'update' && picked) table.update(picked, { words: step.words });
        if (step.kind === 'remove' && picked) table.remove(picked);
        if (step.kind !== 'ask') continue;
        const plain = table.all().filter((row) => row.words.includes(step.key));
        expect(rowsBy(table, wordsOf, step.key)).toEqual(plain);
      }
    }),
  );
});
