import { expect, it } from 'vitest';
import { memoryDrafts } from '../../testing/memory-drafts.ts';
import { storedFilesDraft } from './stored-files-draft.ts';

const file = { uid: 'u1', name: 'brief.pdf', size: 900 };

it('keeps the files until they are removed', () => {
  const draft = storedFilesDraft(memoryDrafts(), 'proof');
  expect(draft.read()).toEqual([]);
  draft.write([file, { ...file, size: null }]);
  expect(draft.read()).toEqual([file, { ...file, size: null }]);
  draft.remove();
  expect(draft.read()).toEqual([]);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"uid":"u1"}'],
  ['other entries', '[null, 3, {"uid":1,"name":"a","size":1}, {"uid":"u","name":"a","size":"1"}]'],
])('ignores a stored value with %s', (_what, text) => {
  const drafts = memoryDrafts();
  drafts.write('proof', text);
  expect(storedFilesDraft(drafts, 'proof').read()).toEqual([]);
});
