import { expect, it } from 'vitest';
import { idleState } from './idle-rules.ts';

it('an idle resident is warned in the last two minutes and signed out after 15 minutes', () => {
  const after = (seconds: number) => idleState(seconds * 1000);
  const warning = (secondsLeft: number) => ({ kind: 'warning', secondsLeft });
  expect([after(0), after(779)]).toEqual([{ kind: 'active' }, { kind: 'active' }]);
  expect([after(780), after(840.5), after(899)]).toEqual([warning(120), warning(60), warning(1)]);
  for (const seconds of [900, 901, 86_400]) expect(after(seconds)).toEqual({ kind: 'over' });
});
