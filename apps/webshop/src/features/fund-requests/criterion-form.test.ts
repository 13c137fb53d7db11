import { CheckAnswers } from '@stadstegoed/core/fund-requests/check-answers.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import { EMPTY_CONTENT, readRequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { criterionStep } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { invalid } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aCriterion, aFund, aQuestion } from '@stadstegoed/core/testing/a-fund.ts';
import { aChosenFile, aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import { Draft } from '../../lib/draft/draft.ts';
import type { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { CriterionForm } from './criterion-form.ts';
import { StepAnswers } from './step-answers.ts';

/** A step with a question about the number of people in a home, which starts at 0. */
function aStep(given: Partial<Criterion> = {}, upload: Files['upload'] = vi.fn(), others: readonly Criterion[] = []) {
  const { app } = anApp();
  const drafts = stubPort<PrivateDrafts>({
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(app.clock.now()),
  });
  const draft = new Draft({ drafts, empty: EMPTY_CONTENT, read: readRequestContent });
  const validate = vi.fn<FundRequests['validate']>(() => Promise.resolve(ok(undefined)));
  const criterion = aCriterion({ id: '31', recordTypeKey: 'household_nth', operator: '<=', value: '8', ...given });
  const answers = new StepAnswers({
    step: criterionStep(criterion),
    criteria: [...others, criterion],
    fund: aFund({ criteria: [...others, criterion] }),
    draft,
    check: new CheckAnswers(stubPort<FundRequests>({ validate })),
    files: { upload, download: vi.fn() },
    failures: app.failures,
  });
  const [form] = answers.asked;
  if (form === undefined) throw new Error('Nothing is asked');
  return { answers, form, validate };
}

const aForm = (...given: Parameters<typeof aStep>): CriterionForm => aStep(...given).form;

it.each([
  ['files', true],
  ['answer', false],
] as const)('shows an error about files at the control that there is: %s', (field, showAttachment) => {
  for (const name of ['records.0', 'records.0.files']) {
    const form = aForm({ showAttachment });
    form.refuse({ [name]: ['Voeg een bestand toe.'] });
    expect(form.form.summary).toEqual([{ field, sentence: { literal: 'Voeg een bestand toe.' } }]);
  }
});

it.each([
  ['<=', '2184', '3000', '€ 3.000,-'],
  ['<=', '2184', '2.184,01', '€ 2.184,01'],
  ['<', '2185', '2185', '€ 2.185,-'],
  ['>=', '100', '99,50', '€ 99,50'],
] as const)('says of an amount that does not meet %s %s which one it is: %s', async (operator, value, typed, shown) => {
  const { answers, form } = aStep({ recordTypeKey: 'base_salary', operator, value });
  form.set(typed);
  await answers.submit(vi.fn(), vi.fn());
  expect(form.isMismatch).toBe(true);
  expect(form.form.summary).toEqual([
    {
      field: 'answer',
      sentence: { key: 'fundRequests.answer.notMet', values: { answer: shown.replace(' ', '\u00A0') } },
    },
  ]);
});

it.each([
  ['2,5', { key: 'shell.typed.wholeNumber' }],
  ['drie', { key: 'fundRequests.answer.notANumber', values: { limit: '8', title: 'Woont u in Zonnedorp?' } }],
] as const)('keeps the count "%s" as it is typed, and refuses it at its field', async (typed, sentence) => {
  const { answers, form } = aStep({ title: 'Woont u in Zonnedorp?' });
  form.set(typed);
  const done = vi.fn<() => void>();
  await answers.submit(done, vi.fn());
  expect([form.form.values.answer, form.form.summary, done.mock.calls]).toEqual([
    typed,
    [{ field: 'answer', sentence }],
    [],
  ]);
});

it.each([
  ['household_nth', ' 03\u200b', '3'],
  ['base_salary', '€ 1.640,5', '1640,50'],
  ['birth_date', '1-2-1980', '01-02-1980'],
  ['bsn', '0123.45.672', '012345672'],
])('shows the answer to %s as it is sent once the field is left: "%s"', (recordTypeKey, typed, shown) => {
  const form = aForm({ recordTypeKey, operator: '*', value: '' });
  form.set(typed);
  form.form.leave('answer');
  expect([form.form.values.answer, form.form.errorsOf('answer')]).toEqual([shown, []]);
});

it('names each of the files that the platform rejects, beside what it says of the answer', async () => {
  const upload = vi.fn<Files['upload']>();
  upload.mockResolvedValueOnce(ok(aStoredFile({ uid: 'u1' }))).mockResolvedValueOnce(ok(aStoredFile({ uid: 'u2' })));
  const form = aForm({ showAttachment: true }, upload);
  form.uploads?.add([aChosenFile('een.pdf'), aChosenFile('twee.pdf')]);
  await vi.waitFor(() => expect(form.uploads?.isSettled).toBe(true));
  const no = ['Dit bestand kan niet.'];
  const others = { 'records.0.value': ['Te hoog.'], 'records.0.fund_criterion_id': ['Weg.'] };
  form.refuse({ ...others, 'records.0.files.0': no, 'records.0.files.1': no });
  expect(form.form.summary).toEqual([
    { field: 'answer', sentence: { literal: 'Te hoog.' } },
    { field: 'answer', sentence: { literal: 'Weg.' } },
    { field: 'files', sentence: { key: 'files.problem.remove', values: { name: 'een.pdf' } } },
    { field: 'files', sentence: { key: 'files.problem.remove', values: { name: 'twee.pdf' } } },
  ]);
});

it('says of an answer of the municipality that it is refused, for nobody can change it', async () => {
  const question = aQuestion({ fillType: 'prefill', known: '14-06-2010', stepId: '7' });
  const known = aCriterion({ id: '30', title: 'Geboortedatum', question });
  const asked = { question: aQuestion({ control: 'step', stepId: '7' }) };
  const { answers, validate } = aStep(asked, vi.fn(), [known]);
  validate.mockResolvedValueOnce(err(invalid({ 'records.0.value': ['Te jong.'] })));
  const done = vi.fn<() => void>();
  await answers.submit(done, vi.fn());
  const sentence = { key: 'fundRequests.known.refused' };
  expect(answers.summary).toEqual([{ fieldId: 'request-known', question: 'Geboortedatum', sentence }]);
  await answers.submit(done, vi.fn());
  expect([answers.summary, done.mock.calls.length]).toEqual([[], 1]);
});
