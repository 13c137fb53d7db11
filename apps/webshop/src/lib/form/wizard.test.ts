import { describe, expect, it, vi } from 'vitest';
import { Wizard } from './wizard.ts';

type Step = 'email' | 'children' | 'income' | 'overview';

function aWizard(
  completed: readonly Step[] = [],
  steps: readonly Step[] = ['email', 'children', 'income', 'overview'],
) {
  const done = new Set(completed);
  const go = vi.fn<(step: Step, options: { readonly replace: boolean }) => void>();
  const wizard = new Wizard<Step>({ steps: () => steps, isComplete: (step) => done.has(step), go });
  return { wizard, go, done };
}

describe('Wizard', () => {
  it('shows the step that the address names', () => {
    const { wizard, go } = aWizard(['email']);
    wizard.show('children');
    expect(wizard.current).toBe('children');
    expect(wizard.position).toBe(2);
    expect(go).not.toHaveBeenCalled();
  });

  it.each(['income', 'overview', 'nonsense'])('replaces the address %s by the first incomplete step', (name) => {
    const { wizard, go } = aWizard(['email']);
    wizard.show(name);
    expect(wizard.current).toBeNull();
    expect(go).toHaveBeenCalledWith('children', { replace: true });
  });

  it('goes back and forward by the address', () => {
    const { wizard, go, done } = aWizard(['email', 'children']);
    wizard.show('children');
    wizard.next();
    expect(go).toHaveBeenLastCalledWith('income', { replace: false });
    wizard.back();
    expect(go).toHaveBeenLastCalledWith('email', { replace: false });
    done.add('income');
    wizard.show('overview');
    go.mockClear();
    wizard.next();
    expect(go).not.toHaveBeenCalled();
  });

  it('names the state of each step; a step behind an incomplete one is not done', () => {
    const { wizard } = aWizard(['email', 'income']);
    wizard.show('children');
    expect(wizard.steps.map(wizard.stateOf)).toEqual(['done', 'current', 'todo', 'todo']);
  });

  it('begins at the first incomplete step, and at the last when all are complete', () => {
    expect(aWizard(['email']).wizard.firstOpen).toBe('children');
    expect(aWizard(['email', 'children', 'income', 'overview']).wizard.firstOpen).toBe('overview');
    expect(aWizard([], []).wizard.firstOpen).toBeNull();
  });

  it('follows steps that are added or removed', () => {
    const steps: Step[] = ['email', 'children'];
    const wizard = new Wizard<Step>({ steps: () => steps, isComplete: () => true, go: () => undefined });
    wizard.show('children');
    expect(wizard.position).toBe(2);
    steps.shift();
    expect(wizard.position).toBe(1);
    wizard.leave();
    expect(wizard.position).toBe(0);
  });
});
