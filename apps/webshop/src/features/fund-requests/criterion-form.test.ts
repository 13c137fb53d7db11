import { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { aCriterion } from '@stadstegoed/core/testing/a-fund.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { expect, it, vi } from 'vitest';
import { anApp } from '../../../testing/an-app.ts';
import type { PrivateDrafts } from '../../support/private-drafts.ts';
import { CriterionForm } from './criterion-form.ts';
import { RequestDraft } from './request-draft.ts';

/** The form of a question about the number of people in a home, which starts at 0. */
function aForm(given: Partial<Criterion> = {}) {
  const { app } = anApp();
  const drafts = stubPort<PrivateDrafts>({
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(app.clock.now()),
  });
  const draft = new RequestDraft(drafts);
  const validate = vi.fn<FundRequests['validate']>(() => Promise.resolve(ok(undefined)));
  const form = new CriterionForm({
    fundId: '12',
    criterion: aCriterion({ id: '31', recordTypeKey: 'household_nth', operator: '<=', value: '8', ...given }),
    draft,
    check: new CheckAnswer({ validate }),
    files: stubPort({}),
    failures: app.failures,
    onChange: vi.fn(),
  });
  return { form, draft };
}

it('keeps the number of a counter that is accepted as it stands', async () => {
  const { form, draft } = aForm();
  await draft.open('secret', '12');
  const done = vi.fn();
  await form.submit(done);
  expect(done).toHaveBeenCalledOnce();
  expect(draft.content.answers).toEqual({ '31': '0' });
});

it.each([
  ['files', true],
  ['answer', false],
] as const)('shows an error about files at the control that there is: %s', (field, showAttachment) => {
  for (const name of ['records.0', 'records.0.files']) {
    const { form } = aForm({ showAttachment });
    form.refuse({ [name]: ['Voeg een bestand toe.'] });
    expect(form.form.summary).toEqual([{ field, sentence: { literal: 'Voeg een bestand toe.' } }]);
  }
});
