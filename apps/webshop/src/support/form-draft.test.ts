import { describe, expect, it } from 'vitest';
import { memoryDrafts } from '../../testing/memory-drafts.ts';
import { formDraft } from './form-draft.ts';

const INITIAL = { name: '', years: 0, agrees: false, repeated: '' };

function open(kept?: string) {
  const drafts = memoryDrafts();
  if (kept !== undefined) drafts.write('form', kept);
  const draft = formDraft({ drafts, key: 'form', initial: INITIAL, fields: ['name', 'years', 'agrees'] });
  return { drafts, draft };
}

describe('the draft of a form', () => {
  it('gives back texts, numbers and yes or no, of the fields that are kept', () => {
    const { draft } = open();
    draft.write({ name: 'Noor', years: 3, agrees: true, repeated: 'Noor' });
    expect(draft.read()).toEqual({ name: 'Noor', years: 3, agrees: true });
    draft.remove();
    expect(draft.read()).toEqual({});
  });

  it.each(['', '{', 'null', '"Noor"', '[1]', '{"name":3,"years":"3","agrees":null}'])(
    'takes nothing from %s',
    (kept) => {
      expect(open(kept).draft.read()).toEqual({});
    },
  );
});
