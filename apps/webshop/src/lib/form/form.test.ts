import { failure, invalid, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal, type Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';
import type { FailurePolicy, Sentence } from '../app/app-ports.ts';
import { formDraft } from '../draft/form-draft.ts';
import { Form, type FormErrors } from './form.ts';

const REQUIRED: Sentence = { literal: 'Vul een naam in.' };
const BAD_CITY: Sentence = { literal: 'Deze plaats is er niet.' };
const NOT_AGREED: Sentence = { literal: 'Ga akkoord.' };

interface Values {
  readonly name: string;
  readonly city: string;
  readonly agrees: boolean;
  readonly files: readonly string[];
}

type Answer = Result<string, Refusal<'name_taken' | 'closed'> | Failure>;

const INITIAL: Values = { name: '', city: '', agrees: true, files: [] };

function open(drafts = memoryDrafts()) {
  const report = vi.fn<(failure: Failure) => void>();
  const model = new Form<Values>({
    initial: INITIAL,
    rules: {
      name: (name) => (name === '' ? REQUIRED : null),
      city: (city, { agrees }) => (city === 'x' && agrees ? BAD_CITY : null),
      agrees: (agrees) => (agrees ? null : NOT_AGREED),
    },
    write: { city: (city) => ({ city: city.trim() }), name: (name) => ({ name: name.trim() }) },
    serverNames: { 'records.0': 'city' },
    draft: formDraft({ drafts, key: 'form', initial: INITIAL, fields: ['name', 'agrees'] }),
    failures: stubPort<FailurePolicy>({ report }),
  });
  const done = vi.fn<(value: string) => void>();
  const send = vi.fn<(values: Values) => Promise<Answer>>(() => Promise.resolve(ok('gelukt')));
  const refused = (code: 'name_taken' | 'closed'): FormErrors<Values> =>
    code === 'name_taken' ? { name: [REQUIRED] } : {};
  const submit = () => model.submit(send, { done, refused });
  return { model, report, done, send, submit, drafts };
}

/** A form with all required values. */
function filled(drafts = memoryDrafts()) {
  const form = open(drafts);
  form.model.set('name', 'Noor');
  return form;
}

describe('the values of a form', () => {
  it('are written as the shop reads them when a changed field is left, before it is checked', () => {
    const { model, drafts } = open();
    model.set('city', ' x ');
    expect(model.values.city).toBe(' x ');
    model.leave('name');
    expect(model.values.city).toBe(' x ');
    model.leave('city');
    expect([model.values.city, model.errorsOf('city')]).toEqual(['x', [BAD_CITY]]);
    model.set('name', ' Noor ');
    model.leave('name');
    expect(formDraft({ drafts, key: 'form', initial: INITIAL, fields: ['name'] }).read()).toEqual({ name: 'Noor' });
  });

  it('are sent as they are shown, also when the field was not left', async () => {
    const { model, send, submit } = open();
    model.set('name', ' Noor ');
    await submit();
    expect(send.mock.calls).toEqual([[{ ...INITIAL, name: 'Noor' }]]);
    expect(model.values.name).toBe('Noor');
  });
});

describe('the validation of a form', () => {
  it('runs when a changed field is left, never per key', () => {
    const { model } = open();
    model.set('city', 'x');
    expect(model.errorsOf('city')).toEqual([]);
    model.leave('city');
    expect(model.errorsOf('city')).toEqual([BAD_CITY]);
  });

  it('clears an error as soon as the value is valid, so that nothing shifts on leaving', () => {
    const { model } = open();
    model.set('city', 'x');
    model.leave('city');
    model.set('city', 'x');
    expect(model.errorsOf('city')).toEqual([BAD_CITY]);
    model.set('city', 'Zonnedorp');
    expect(model.errorsOf('city')).toEqual([]);
  });

  it('shows every problem of a field, and those that are left after each correction', () => {
    const BAD_FILE = (name: string) => ({ key: 'files.problem.remove', values: { name } }) as const;
    const model = new Form<{ readonly files: readonly string[] }>({
      initial: { files: ['a', 'b'] },
      rules: { files: (files) => files.map(BAD_FILE) },
      failures: stubPort<FailurePolicy>({}),
    });
    expect(model.check()).toBe(false);
    expect(model.summary.map(({ sentence }) => sentence)).toEqual([BAD_FILE('a'), BAD_FILE('b')]);
    model.set('files', ['b']);
    expect(model.errorsOf('files')).toEqual([BAD_FILE('b')]);
    model.set('files', ['b', 'c']);
    expect(model.errorsOf('files')).toEqual([BAD_FILE('b')]);
    model.set('files', []);
    expect([model.isRefused, model.check()]).toEqual([false, true]);
  });

  it('skips a field that was left without a change', () => {
    const { model } = open();
    model.leave('name');
    expect(model.errorsOf('name')).toEqual([]);
  });

  it('does not fill the summary on leaving a field, because the summary takes focus', () => {
    const { model } = open();
    model.set('city', 'x');
    model.leave('city');
    expect(model.summary).toEqual([]);
    expect(model.refusals).toBe(0);
  });

  it('accepts values of every type, and can validate a subset of the fields', () => {
    const { model } = open();
    model.set('agrees', false);
    model.set('files', ['loonstrook.pdf']);
    expect(model.check(['agrees', 'files'])).toBe(false);
    expect(model.summary).toEqual([{ field: 'agrees', sentence: NOT_AGREED }]);
    model.set('agrees', true);
    expect(model.check(['agrees', 'files'])).toBe(true);
  });
});

describe('submitting a form', () => {
  it('sends nothing and lists every error in field order when a value is invalid', async () => {
    const { model, send, submit } = open();
    model.set('city', 'x');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(model.summary).toEqual([
      { field: 'name', sentence: REQUIRED },
      { field: 'city', sentence: BAD_CITY },
    ]);
    expect(model.refusals).toBe(1);
    await submit();
    expect(model.refusals).toBe(2);
  });

  it('removes corrected fields from the summary and keeps it empty after the last one', async () => {
    const { model, submit } = open();
    await submit();
    model.set('name', 'Noor');
    model.leave('name');
    expect(model.summary).toEqual([]);
    model.set('name', '');
    model.leave('name');
    expect(model.errorsOf('name')).toEqual([REQUIRED]);
    expect(model.summary).toEqual([]);
  });

  it('sends once while a submit is running', async () => {
    const { model, send, submit, done } = filled();
    const { promise, resolve } = deferred<Answer>();
    send.mockReturnValue(promise);
    const both = [submit(), submit()];
    expect(model.isBusy).toBe(true);
    resolve(ok('gelukt'));
    await Promise.all(both);
    expect(send).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledExactlyOnceWith('gelukt');
    expect(model.isBusy).toBe(false);
  });

  it('accepts a new submit after an exception and keeps the values', async () => {
    const { model, send, submit } = filled();
    send.mockRejectedValue(new Error('broken'));
    await expect(submit()).rejects.toThrow('broken');
    expect(model.isBusy).toBe(false);
    expect(model.values.name).toBe('Noor');
  });
});

describe('an answer to a form', () => {
  it('shows a refusal of the domain at its field', async () => {
    const { model, send, submit } = filled();
    send.mockResolvedValue(err(refusal('name_taken')));
    await submit();
    expect(model.summary).toEqual([{ field: 'name', sentence: REQUIRED }]);
    expect(model.values.name).toBe('Noor');
  });

  it('changes nothing for a refusal without field errors', async () => {
    const { model, send, submit, report } = filled();
    send.mockResolvedValue(err(refusal('closed')));
    await submit();
    expect([model.summary, model.refusals, report.mock.calls]).toEqual([[], 0, []]);
  });

  it.each([
    ['city', 'city'],
    ['records.0.value', 'city'],
    ['files.2', 'files'],
    ['something.else', 'name'],
  ] as const)('shows the server error for %s at %s', async (name, field) => {
    const { model, send, submit } = filled();
    send.mockResolvedValue(err(invalid({ [name]: ['Onbekend.', 'Te lang.'] })));
    await submit();
    expect(model.summary).toEqual([
      { field, sentence: { literal: 'Onbekend.' } },
      { field, sentence: { literal: 'Te lang.' } },
    ]);
  });

  it.each([failure('offline'), failure('unexpected')])('leaves %j to the failure policy', async (left) => {
    const { model, send, submit, report } = filled();
    send.mockResolvedValue(err(left));
    await submit();
    expect(report.mock.calls).toEqual([[left, 'form']]);
    expect([model.summary, model.sending.problem]).toEqual([[], null]);
  });

  it('keeps a failure beside the button while that is shown, until the next submit', async () => {
    const { model, send, submit, report } = filled();
    model.sending.open();
    send.mockResolvedValueOnce(err(failure('offline')));
    await submit();
    expect(model.sending.problem).toEqual({ key: 'shell.failure.offlineForm' });
    expect(report).not.toHaveBeenCalled();
    model.set('name', '');
    await submit();
    expect([model.sending.problem, model.summary.length]).toEqual([null, 1]);
  });

  it.each([
    ['names no field at the first one', {}, 'name'],
    ['says nothing for residents of a field at that one', { city: [] }, 'city'],
  ] as const)('shows a 422 that %s', async (_what, fields, field) => {
    const { model, send, submit } = filled();
    send.mockResolvedValue(err(invalid(fields, { message: 'Dat kan niet.' })));
    await submit();
    expect(model.summary).toEqual([{ field, sentence: { literal: 'Dat kan niet.' } }]);
    send.mockResolvedValue(err(invalid(fields)));
    await submit();
    expect(model.summary).toEqual([{ field, sentence: { key: 'shell.failure.refusedForm' } }]);
  });

  it('lets the screen map a failure to a field', async () => {
    const { model, send } = filled();
    send.mockResolvedValue(err(failure('rate_limited')));
    await model.submit(send, { done: () => undefined, failed: () => ({ city: [BAD_CITY] }) });
    expect(model.summary).toEqual([{ field: 'city', sentence: BAD_CITY }]);
  });
});

describe('the draft of a form', () => {
  it('restores the values until the form has been accepted', async () => {
    const { drafts, submit } = filled();
    expect(open(drafts).model.values).toEqual({ ...INITIAL, name: 'Noor' });
    await submit();
    expect(open(drafts).model.values).toEqual(INITIAL);
  });

  it('is kept after a failure', async () => {
    const { drafts, send, submit } = filled();
    send.mockResolvedValue(err(failure('offline')));
    await submit();
    expect(open(drafts).model.values.name).toBe('Noor');
  });

  it('is removed when the form is reset', async () => {
    const { drafts, model, submit } = filled();
    model.set('city', 'x');
    await submit();
    model.reset();
    model.leave('city');
    expect(model.values).toEqual(INITIAL);
    expect(model.summary).toEqual([]);
    expect(open(drafts).model.values).toEqual(INITIAL);
  });
});
