import { describe, expect, it } from 'vitest';
import { goTo } from './destination.ts';
import { failure, invalid, unauthorised } from './failure.ts';
import { addSeconds, instant } from './instant.ts';
import { completeItems, singlePage } from './page.ts';
import { refusal } from './refusal.ts';
import { err, mapResult, ok } from './result.ts';

describe('a result', () => {
  it('a result with a value is mapped', () => {
    expect(mapResult(ok(2), (value) => value + 1)).toEqual(ok(3));
  });

  it('a result with an error is returned unchanged', () => {
    const refused = err(refusal('no'));
    expect(mapResult(refused, () => 3)).toBe(refused);
  });
});

describe('the items of a list', () => {
  it('are complete when none is left out, otherwise nobody knows what is missing', () => {
    expect(completeItems(ok(singlePage([1, 2])))).toEqual(ok([1, 2]));
    expect(completeItems(ok({ ...singlePage([1]), leftOut: 1 }))).toEqual(err(failure('unexpected')));
    expect(completeItems(err(failure('offline')))).toEqual(err(failure('offline')));
  });
});

describe('a failure', () => {
  const noFacts = { message: null, errorCode: null, code: null, meta: null, retryAfterSeconds: null };

  it('has null for absent facts', () => {
    expect(failure('offline')).toEqual({ kind: 'offline', ...noFacts });
    expect(invalid({ email: ['Nee.'] })).toEqual({ kind: 'invalid', fields: { email: ['Nee.'] }, ...noFacts });
    expect(unauthorised(true)).toEqual({ kind: 'unauthorised', sessionExpired: true, ...noFacts });
  });

  it('keeps the given facts', () => {
    expect(failure('forbidden', { message: 'Nee.' }).message).toBe('Nee.');
  });
});

describe('an instant', () => {
  it('can be moved by seconds', () => {
    expect(addSeconds(instant(500), 1.5)).toBe(2000);
  });
});

describe('a list without paging', () => {
  it('is a single page', () => {
    expect(singlePage(['a', 'b'])).toEqual({ items: ['a', 'b'], currentPage: 1, lastPage: 1, total: 2 });
  });
});

describe('a destination', () => {
  it('has a screen with its parameters and query', () => {
    expect(goTo('fund', { id: '12' }, { from: 'home' })).toEqual({
      screen: 'fund',
      params: { id: '12' },
      query: { from: 'home' },
    });
    expect(goTo('home', {}).query).toEqual({});
  });
});
