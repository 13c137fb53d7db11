import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { Viewer, ZoomButtons } from './viewer.tsx';

const zoom = { label: 'Vergroten', smaller: 'Kleiner', larger: 'Groter' };

it('is a dialog with the name of the file, which its button closes', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Viewer open onClose={onClose} title="a.pdf" facts="pdf, 3 kB" closeLabel="Sluiten" stageLabel="Bladzijde 1">
      <p>Inhoud</p>
    </Viewer>,
  );
  expect(screen.getByRole('dialog', { name: 'a.pdf' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Bladzijde 1' }).tabIndex).toBe(0);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['Groter', 100, 125, null],
  ['Kleiner', 100, 75, null],
  ['Groter', 300, 300, 'true'],
  ['Kleiner', 50, 50, 'true'],
])('%s makes %d percent %d, and says when it is the end', async (name, percent, result, isEnd) => {
  const onChange = vi.fn<(percent: number) => void>();
  render(<ZoomButtons percent={percent} onChange={onChange} texts={zoom} />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(onChange).toHaveBeenCalledWith(result);
  expect(button.getAttribute('aria-disabled')).toBe(isEnd);
});

it('announces a change of the size, not the size at the beginning', async () => {
  const { container, rerender } = render(<ZoomButtons percent={100} onChange={() => undefined} texts={zoom} />);
  const said = () => container.querySelector('[aria-live="polite"][aria-atomic]')?.textContent;
  expect(said()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Groter' }));
  rerender(<ZoomButtons percent={125} onChange={() => undefined} texts={zoom} />);
  expect(said()).toBe('125%');
});
