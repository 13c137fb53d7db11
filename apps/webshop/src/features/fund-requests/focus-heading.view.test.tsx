import { WizardSteps } from '@stadstegoed/ui/step-list/step-list.tsx';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FocusHeading, POSITION_ID } from './focus-heading.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const STEPS = (
  <WizardSteps
    label="Stappen van de aanvraag"
    position="Stap 3 van 6"
    positionId={POSITION_ID}
    doneLabel="klaar"
    steps={[]}
  />
);

it('the heading of a step takes focus and is described by its place among the steps', () => {
  render(
    <>
      {STEPS}
      <FocusHeading level={1}>Heeft kinderen</FocusHeading>
    </>,
  );
  const heading = screen.getByRole('heading', { name: 'Heeft kinderen', description: 'Stap 3 van 6' });
  expect(document.activeElement).toBe(heading);
});

it('the heading after the last step has no place among the steps', () => {
  render(
    <FocusHeading level={1} isStep={false}>
      Uw aanvraag is verstuurd
    </FocusHeading>,
  );
  expect(screen.getByRole('heading').getAttribute('aria-describedby')).toBeNull();
});
