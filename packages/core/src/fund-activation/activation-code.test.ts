import { describe, expect, it } from 'vitest';
import { activationCodeProblem, formatActivationCode } from './activation-code.ts';

const anyLength = { length: null };
const fixed = { length: 8 };

describe('the activation code', () => {
  it('turns the letters o and O into zero [FA-059]', () => {
    expect(formatActivationCode('oO1a', anyLength)).toBe('001a');
  });

  it('has a dash after four characters [FA-060]', () => {
    expect(formatActivationCode('abcd', anyLength)).toBe('abcd');
    expect(formatActivationCode('abcd1', anyLength)).toBe('abcd-1');
    expect(formatActivationCode('abcd1234', anyLength)).toBe('abcd-1234');
  });

  it('ignores dashes, spaces and line ends in pasted text', () => {
    for (const pasted of ['4f0a-91c7', ' 4fOa 91c7\n', '4f0a91c7', '4f0a–91c7']) {
      expect(formatActivationCode(pasted, fixed)).toBe('4f0a-91c7');
    }
  });

  it('does not change when it is formatted twice', () => {
    expect(formatActivationCode(formatActivationCode('4foa91c7', fixed), fixed)).toBe('4f0a-91c7');
  });

  it('is required [FA-058]', () => {
    for (const empty of ['', '   ', '-']) expect(activationCodeProblem(empty, anyLength)).toBe('required');
    expect(activationCodeProblem('a', anyLength)).toBeNull();
  });

  it('has exactly the length that the municipality configures', () => {
    expect(formatActivationCode('4f0a91c7ffff', fixed)).toBe('4f0a-91c7');
    expect(activationCodeProblem('4f0a-91c', fixed)).toBe('incomplete');
    expect(activationCodeProblem('4f0a-91c7', fixed)).toBeNull();
    expect(formatActivationCode('4f0a91c7ffff', anyLength)).toBe('4f0a-91c7ffff');
  });
});
