import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { StepList, WizardSteps } from './step-list.tsx';

function show(onSelect = vi.fn<() => void>()) {
  render(
    <>
      <WizardSteps
        label="Stappen"
        position="Stap 3 van 4"
        doneLabel="klaar"
        steps={[
          { id: 1, title: 'Gezin', state: 'done', href: '/aanvraag?stap=1' },
          { id: 2, title: 'Inkomen', state: 'done', onSelect },
          { id: 3, title: 'Bewijs', state: 'current' },
          { id: 4, title: 'Controleren', state: 'todo', href: '/aanvraag?stap=4' },
        ]}
      />
      <StepList steps={[{ title: 'Kies een regeling', text: 'U ziet wat u krijgt.' }]} />
    </>,
  );
  return onSelect;
}

it('allows going back only to steps that are done', async () => {
  const onSelect = show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/aanvraag?stap=1']);
  await userEvent.click(screen.getByRole('button', { name: 'Inkomen (klaar)' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('shows the current step as text and in the list', () => {
  show();
  expect(screen.getByText('Stap 3 van 4')).toBeDefined();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Bewijs');
});

it('has no accessibility violations', async () => {
  show();
  expect(await axeFindings()).toEqual([]);
});
