import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  [0, 0],
  [62.4, 62],
  [100, 100],
  [-5, 0],
  [140, 100],
])('shows the value %d as %i [SH-061]', (value, shown) => {
  render(<ProgressBar value={value} label="Bestand wordt verstuurd" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Bestand wordt verstuurd' });
  expect([bar.value, bar.max]).toEqual([shown, 100]);
});
