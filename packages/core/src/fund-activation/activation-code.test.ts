import { describe, expect, it } from 'vitest';
import { activationCodeProblem, formatActivationCode } from './activation-code.ts';

const anyLength = { length: null };
const fixed = { length: 8 };

describe('the activation code', () => {
  it('turns the letters o and O into zero, and shows capitals [FA-059]', () => {
    expect(formatActivationCode('oO1a', anyLength)).toBe('001A');
  });

  it('has one dash, after four characters, whatever its length [FA-060]', () => {
    expect(formatActivationCode('abcd', anyLength)).toBe('ABCD');
    expect(formatActivationCode('abcd1', anyLength)).toBe('ABCD-1');
    expect(formatActivationCode('abcd1234efgh', { length: 12 })).toBe('ABCD-1234EFGH');
  });

  it.each([
    '4f0a-91c7',
    ' 4fOa 91c7\n',
    '4f0a91c7',
    '4f0a–91c7',
    '4F0A\u201191C7',
    '4f0a\u00a091c7',
    '4f0a\u202f91c7\t',
    '\u200e4f0a\u200b91c7\ufeff',
    '4f0a.91c7',
    '4f0a/91c7',
    '４Ｆ０Ａ－９１Ｃ７',
    '٤F٠A-٩١C٧',
    'Code: 4f0a-91c7',
    'Activatiecode: 4f0a 91c7',
    'Uw activatiecode 4F0A-91C7',
    'code 4F0A-91C7.',
  ])('reads the pasted text "%s"', (pasted) => {
    expect(formatActivationCode(pasted, fixed)).toBe('4F0A-91C7');
  });

  it.each([
    ['Activatiecode: 4f0a-91c7', '4F0A-91C7'],
    ['Uw activatiecode is: 4F0A 91C7 22', '4F0A-91C722'],
    ['code 4f0a', '4F0A'],
    ['code-1234', 'C0DE-1234'],
    ['code:', 'C0DE'],
  ])('the activation code of free length leaves out the words before it: "%s"', (pasted, code) => {
    expect(formatActivationCode(pasted, anyLength)).toBe(code);
    expect(formatActivationCode(code, anyLength)).toBe(code);
  });

  it('keeps a code that begins like the word', () => {
    expect(formatActivationCode('code-1234', fixed)).toBe('C0DE-1234');
    expect(formatActivationCode('abcd:', fixed)).toBe('ABCD');
  });

  it('does not change when it is formatted twice', () => {
    expect(formatActivationCode(formatActivationCode('4foa91c7', fixed), fixed)).toBe('4F0A-91C7');
  });

  it('is required [FA-058]', () => {
    for (const empty of ['', '   ', '-']) expect(activationCodeProblem(empty, anyLength)).toBe('required');
    expect(activationCodeProblem('a', anyLength)).toBeNull();
  });

  it('has exactly the length that the municipality configures', () => {
    expect(formatActivationCode('4f0a91c7ffff', fixed)).toBe('4F0A-91C7');
    expect(activationCodeProblem('4f0a-91c', fixed)).toBe('incomplete');
    expect(activationCodeProblem('4f0a-91c7', fixed)).toBeNull();
    expect(formatActivationCode('4f0a91c7ffff', anyLength)).toBe('4F0A-91C7FFFF');
  });
});
