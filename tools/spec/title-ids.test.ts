import { describe, expect, it } from 'vitest';
import { titleReader } from './title-ids.ts';

// The titles of these tests have no ids, because the cases contain ids.
const read = titleReader(['FA-063', 'SH-001', 'NO-001', 'API-117']);

describe('the reader of titles', () => {
  it('reads one id, a list of ids and several groups at the end', () => {
    expect(read('refuses a used code [FA-063]').ids).toEqual(['FA-063']);
    expect(read('does both [FA-063, SH-001]').ids).toEqual(['FA-063', 'SH-001']);
    expect(read('does both [FA-063,SH-001]').ids).toEqual(['FA-063', 'SH-001']);
    expect(read('does both [FA-063] [API-117]').ids).toEqual(['FA-063', 'API-117']);
    expect(read('does both [FA-063][API-117] ').ids).toEqual(['FA-063', 'API-117']);
  });

  it('returns the title without the ids', () => {
    expect(read('refuses [1, 2] and more [FA-063]')).toEqual({
      text: 'refuses [1, 2] and more',
      ids: ['FA-063'],
      problem: null,
    });
    expect(read('finds ["a","b"]')).toEqual({ text: 'finds ["a","b"]', ids: [], problem: null });
  });

  it('reads unknown ids too, so that they can be reported', () => {
    expect(read('refuses a used code [XX-999]').ids).toEqual(['XX-999']);
  });

  it('accepts a title with text that only resembles ids', () => {
    const titles = [
      'groups the code "abcd1234" as "ABCD-1234"',
      'the key "\\u001b[A" asks for null',
      'shows a page of no 12',
      'has space for PNG-063',
      'reads the list [no, yes]',
    ];
    for (const title of titles) expect(read(title)).toEqual({ text: title, ids: [], problem: null });
  });

  it('rejects a malformed group at the end', () => {
    const groups = [
      '[FA-63]',
      '[FA-063,]',
      '[fa-063]',
      '[FA063]',
      '[FA-0631]',
      '[FA-063 SH-001]',
      '[FA-063, 64]',
      '[ FA-063]',
    ];
    for (const group of groups)
      expect(read(`refuses a used code ${group}`).problem).toBe(`has the malformed group ${group}`);
    expect(read('refuses a used code [FA-63] [SH-001]').problem).toBe('has the malformed group [FA-63]');
  });

  it('rejects an id outside a group at the end', () => {
    const titles = [
      'refuses FA-063',
      'refuses [FA-063] a used code',
      'refuses (FA-063)',
      'refuses [FA-063',
      'refuses fa-063]',
    ];
    for (const title of titles) expect(read(title).problem).toContain('outside a group such as [FA-063] at its end');
  });

  it('rejects a title that the runner truncated inside an id', () => {
    expect(read('refuses a used code [FA-0…').problem).toContain('"[FA-0…" outside a group');
    expect(read('refuses a used code [FA…').problem).toContain('outside a group');
  });
});
