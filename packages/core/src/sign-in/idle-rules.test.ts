import { describe, expect, it } from 'vitest';
import { addSeconds, instant } from '../shared/instant.ts';
import { idleState } from './idle-rules.ts';

const start = instant(0);

describe('an idle resident', () => {
  it.each([
    [0, { kind: 'active' }],
    [779, { kind: 'active' }],
    [780, { kind: 'warning', secondsLeft: 120 }],
    [840.5, { kind: 'warning', secondsLeft: 60 }],
    [899, { kind: 'warning', secondsLeft: 1 }],
  ])('is signed in after %d seconds, with a warning in the last two minutes', (seconds, state) => {
    expect(idleState(start, addSeconds(start, seconds))).toEqual(state);
  });

  it.each([900, 901, 86_400])('is signed out after 15 minutes (%d seconds)', (seconds) => {
    expect(idleState(start, addSeconds(start, seconds))).toEqual({ kind: 'over' });
  });
});
