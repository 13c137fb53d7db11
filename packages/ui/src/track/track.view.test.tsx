import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { Track, type TrackStep } from './track.tsx';

const STEPS: readonly TrackStep[] = [
  { progress: 'done', title: 'Verstuurd', text: '2 november 2026' },
  { progress: 'now', title: 'De gemeente kijkt' },
  { progress: 'todo', title: 'Uitbetaald' },
];

it('is a list in which the current step is marked', async () => {
  const { container } = render(<Track steps={STEPS} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.trim())).toEqual([
    'Verstuurd 2 november 2026',
    'De gemeente kijkt',
    'Uitbetaald',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(await axeFindings(container)).toEqual([]);
});
