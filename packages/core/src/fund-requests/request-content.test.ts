import { expect, it } from 'vitest';
import { NO_ADDRESS } from '../shared/postal-address.ts';
import { EMPTY_CONTENT, hasAnswers, readRequestContent, type RequestContent } from './request-content.ts';

const CONTENT: RequestContent = {
  answers: { '31': '2' },
  files: { '31': [{ uid: 'a51c9e', name: 'loonstrook.pdf', size: 182_400 }] },
  address: { street: 'Lindelaan', house: '14', houseAddition: '', postcode: '7311AA', city: 'Zonnedorp' },
  contact: 'Bel mij.',
  contactAsked: true,
  email: 'noor@voorbeeld.example',
  agreed: true,
  confirmed: ['31'],
  completed: ['criteria'],
  step: 'criterion-31',
};

it('reads what it wrote', () => {
  expect(readRequestContent({ ...CONTENT })).toEqual(CONTENT);
});

it.each([
  [{}, {}],
  [{ answers: { '31': 2, '32': 'ja' } }, { answers: { '32': 'ja' } }],
  [{ files: { '31': [{ uid: 1 }], '32': 'x' } }, { files: { '31': [], '32': [] } }],
  [{ address: { street: 3, city: 'Zonnedorp', other: 'a' } }, { address: { ...NO_ADDRESS, city: 'Zonnedorp' } }],
  [{ agreed: 'yes', completed: [1], confirmed: '31', step: 5 }, {}],
  [
    { files: { '31': [{ uid: 'a', name: 'b', size: null }] } },
    { files: { '31': [{ uid: 'a', name: 'b', size: null }] } },
  ],
])('leaves out parts of another shape: %j', (stored, part) => {
  expect(readRequestContent(stored)).toEqual({ ...EMPTY_CONTENT, ...part });
});

it('can be continued once a step, an answer or an address was filled in, not when a step was only opened', () => {
  const parts = [
    {},
    { step: 'criteria' },
    { completed: ['criteria'] },
    { answers: { '31': '2' } },
    { email: 'a@b.nl' },
  ];
  expect(parts.map((part) => hasAnswers({ ...EMPTY_CONTENT, ...part }))).toEqual([false, false, true, true, true]);
});
