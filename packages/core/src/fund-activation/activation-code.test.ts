import { describe, expect, it } from 'vitest';
import { activationCodeProblem, formatActivationCode } from './activation-code.ts';

const free = { length: null };
const fixed = { length: 8 };

describe('an activation code', () => {
  it('turns the letters o and O into zero [FA-059]', () => {
    expect(formatActivationCode('oO1a', free)).toBe('001a');
  });

  it('gets a dash after four characters [FA-060]', () => {
    expect(formatActivationCode('abcd', free)).toBe('abcd');
    expect(formatActivationCode('abcd1', free)).toBe('abcd-1');
    expect(formatActivationCode('abcd1234', free)).toBe('abcd-1234');
  });

  it('is read the same when it is pasted with a dash, spaces or line ends', () => {
    for (const pasted of ['4f0a-91c7', ' 4fOa 91c7\n', '4f0a91c7', '4f0a–91c7']) {
      expect(formatActivationCode(pasted, fixed)).toBe('4f0a-91c7');
    }
  });

  it('does not change when it is written again', () => {
    expect(formatActivationCode(formatActivationCode('4foa91c7', fixed), fixed)).toBe('4f0a-91c7');
  });

  it('is required [FA-058]', () => {
    for (const empty of ['', '   ', '-']) expect(activationCodeProblem(empty, free)).toBe('required');
    expect(activationCodeProblem('a', free)).toBeNull();
  });

  it('has exactly as many characters as the municipality says', () => {
    expect(formatActivationCode('4f0a91c7ffff', fixed)).toBe('4f0a-91c7');
    expect(activationCodeProblem('4f0a-91c', fixed)).toBe('incomplete');
    expect(activationCodeProblem('4f0a-91c7', fixed)).toBeNull();
    expect(formatActivationCode('4f0a91c7ffff', free)).toBe('4f0a-91c7ffff');
  });
});
