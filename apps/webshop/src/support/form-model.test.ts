import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import type { Sentence } from './app-ports.ts';
import { FormModel } from './form-model.ts';

const REQUIRED: Sentence = { literal: 'Vul een naam in.' };
const BAD_CITY: Sentence = { literal: 'Deze plaats is er niet.' };

function form(onChange = vi.fn<(values: Readonly<Record<'name' | 'city', string>>) => void>()) {
  return new FormModel<'name' | 'city'>({
    initial: { name: '', city: '' },
    check: ({ name, city }) => ({
      name: name === '' ? [REQUIRED] : [],
      city: city === 'x' ? [BAD_CITY] : [],
    }),
    onChange,
  });
}

describe('the checks of a form', () => {
  it('come when a changed field is left, never per key', () => {
    const model = form();
    model.set('city', 'x');
    expect(model.errorsOf('city')).toEqual([]);
    model.leave('city');
    expect(model.errorsOf('city')).toEqual([BAD_CITY]);
  });

  it('go as soon as what is typed is right, so that nothing moves when the field is left', () => {
    const model = form();
    model.set('city', 'x');
    model.leave('city');
    model.set('city', 'x');
    expect(model.errorsOf('city')).toEqual([BAD_CITY]);
    model.set('city', 'Zonnedorp');
    expect(model.errorsOf('city')).toEqual([]);
  });

  it('leave a field alone that was passed without a change', () => {
    const model = form();
    model.leave('name');
    expect(model.errorsOf('name')).toEqual([]);
  });

  it('fill no summary when a field is left: the summary would take focus from the next field', () => {
    const model = form();
    model.set('city', 'x');
    model.leave('city');
    expect(model.summary).toEqual([]);
    expect(model.refusals).toBe(0);
  });
});

describe('sending a form', () => {
  it('is refused with every error in the order of the fields, and sends nothing', async () => {
    const model = form();
    const send = vi.fn<() => Promise<void>>();
    model.set('city', 'x');
    await model.submit(send);
    expect(send).not.toHaveBeenCalled();
    expect(model.summary).toEqual([
      { field: 'name', sentence: REQUIRED },
      { field: 'city', sentence: BAD_CITY },
    ]);
    expect(model.refusals).toBe(1);
    await model.submit(send);
    expect(model.refusals).toBe(2);
  });

  it('takes put right fields out of the summary and begins without one after the last', async () => {
    const model = form();
    await model.submit(() => Promise.resolve());
    model.set('name', 'Noor');
    model.leave('name');
    expect(model.summary).toEqual([]);
    model.set('name', '');
    model.leave('name');
    expect(model.errorsOf('name')).toEqual([REQUIRED]);
    expect(model.summary).toEqual([]);
  });

  it('happens once while the first is under way', async () => {
    const model = form();
    model.set('name', 'Noor');
    const { promise, resolve } = deferred<void>();
    const send = vi.fn<() => Promise<void>>(() => promise);
    const first = model.submit(send);
    const second = model.submit(send);
    expect(model.isBusy).toBe(true);
    resolve(undefined);
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(model.isBusy).toBe(false);
  });

  it('keeps what was typed after a refusal, and is free again after a break', async () => {
    const model = form();
    model.set('name', 'Noor');
    await expect(model.submit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(model.isBusy).toBe(false);
    await model.submit(() => {
      model.refuse({ name: [REQUIRED] });
      return Promise.resolve(undefined);
    });
    expect(model.values.name).toBe('Noor');
    expect(model.errorsOf('name')).toEqual([REQUIRED]);
  });
});

describe('what else a form does', () => {
  it('puts the errors of the server at their fields and unknown ones at the fallback', () => {
    const model = form();
    model.refuseWith({ city: ['Onbekend.'], 'records.0.value': ['Te hoog.'] }, 'name');
    expect(model.errorsOf('city')).toEqual([{ literal: 'Onbekend.' }]);
    expect(model.errorsOf('name')).toEqual([{ literal: 'Te hoog.' }]);
    expect(model.summary).toHaveLength(2);
  });

  it.each([{}, { city: [] }])(
    'says at the fallback that it was refused when the server names no field: %j',
    (fields) => {
      const model = form();
      model.refuseWith(fields, 'name', { literal: 'Dit kan niet.' });
      expect(model.summary).toEqual([{ field: 'name', sentence: { literal: 'Dit kan niet.' } }]);
      model.refuseWith(fields, 'city');
      expect(model.summary).toEqual([{ field: 'city', sentence: { key: 'shell.failure.refused' } }]);
    },
  );

  it('tells every change, so that it can be kept', () => {
    const onChange = vi.fn<(values: Readonly<Record<'name' | 'city', string>>) => void>();
    const model = form(onChange);
    model.set('name', 'N');
    expect(onChange).toHaveBeenCalledWith({ name: 'N', city: '' });
  });

  it('goes back to the beginning', async () => {
    const model = form();
    model.set('city', 'x');
    await model.submit(() => Promise.resolve());
    model.reset();
    model.leave('city');
    expect(model.values).toEqual({ name: '', city: '' });
    expect(model.summary).toEqual([]);
  });
});
