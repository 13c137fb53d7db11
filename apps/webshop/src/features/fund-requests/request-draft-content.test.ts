import { expect, it } from 'vitest';
import { EMPTY_DRAFT, readRequestDraft, type RequestDraftContent } from './request-draft-content.ts';

const CONTENT: RequestDraftContent = {
  answers: { '31': '2' },
  files: { '31': [{ uid: 'a51c9e', name: 'loonstrook.pdf', size: 182_400 }] },
  contact: 'Bel mij.',
  contactAsked: true,
  email: 'noor@voorbeeld.example',
  agreed: true,
  confirmed: ['31'],
  completed: ['criteria'],
  step: 'criterion-31',
};

it('reads what it wrote', () => {
  expect(readRequestDraft({ ...CONTENT })).toEqual(CONTENT);
});

it.each([
  [{}, {}],
  [{ answers: { '31': 2, '32': 'ja' } }, { answers: { '32': 'ja' } }],
  [{ files: { '31': [{ uid: 1 }], '32': 'x' } }, { files: { '31': [], '32': [] } }],
  [{ agreed: 'yes', completed: [1], confirmed: '31', step: 5 }, {}],
  [
    { files: { '31': [{ uid: 'a', name: 'b', size: null }] } },
    { files: { '31': [{ uid: 'a', name: 'b', size: null }] } },
  ],
])('leaves out parts of another shape: %j', (stored, part) => {
  expect(readRequestDraft(stored)).toEqual({ ...EMPTY_DRAFT, ...part });
});
