import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

it('says of each step whether it is done, and colours the bar as far as the current step', () => {
  show();
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Gezin (klaar)',
    'Inkomen (klaar)',
    '3Bewijs ',
    '4Controleren ',
  ]);
  expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, false, false]);
  expect(steps.map((step) => step.querySelector('[aria-hidden="true"]') !== null)).toEqual([true, true, true, true]);
  const bar = document.querySelector('.stads-step-bar');
  expect(bar?.getAttribute('aria-hidden')).toBe('true');
  expect(bar?.querySelectorAll('[data-on]')).toHaveLength(3);
});

it('has a text below a step of an explanation only when it has one', () => {
  const { container } = render(<StepList steps={[{ title: 'Kies' }, { title: 'Vraag aan', text: 'Met DigiD' }]} />);
  expect([...container.querySelectorAll('li')].map((step) => step.querySelector('p')?.textContent)).toEqual([
    undefined,
    'Met DigiD',
  ]);
});
