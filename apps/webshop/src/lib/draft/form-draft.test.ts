import { describe, expect, it } from 'vitest';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import { formDraft } from './form-draft.ts';

const INITIAL = { name: '', years: 0, agrees: false, repeated: '' };

function open(stored?: string) {
  const drafts = memoryDrafts();
  if (stored !== undefined) drafts.write('form', stored);
  const draft = formDraft({ drafts, key: 'form', initial: INITIAL, fields: ['name', 'years', 'agrees'] });
  return { drafts, draft };
}

describe('the draft of a form', () => {
  it('restores strings, numbers and booleans of the declared fields', () => {
    const { draft } = open();
    draft.write({ name: 'Noor', years: 3, agrees: true, repeated: 'Noor' });
    expect(draft.read()).toEqual({ name: 'Noor', years: 3, agrees: true });
    draft.remove();
    expect(draft.read()).toEqual({});
  });

  it.each(['', '{', 'null', '"Noor"', '[1]', '{"name":3,"years":"3","agrees":null}'])(
    'ignores the stored value %s',
    (stored) => {
      expect(open(stored).draft.read()).toEqual({});
    },
  );
});
