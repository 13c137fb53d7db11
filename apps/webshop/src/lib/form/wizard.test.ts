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
  it('shows a step that can be reached', () => {
    const { wizard, go } = aWizard(['email']);
    expect(wizard.position).toBe(0);
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

  it('follows steps that are added or removed', () => {
    const steps: Step[] = ['email', 'children'];
    const wizard = new Wizard<Step>({ steps: () => steps, isComplete: () => true, go: () => undefined });
    wizard.show('children');
    expect(wizard.position).toBe(2);
    steps.shift();
    expect(wizard.position).toBe(1);
  });
});
