import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('shows the progress text while busy, keeps focus and ignores clicks', async () => {
  const handle = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={handle}>Reserveer</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={handle} busy="Bezig met reserveren…">
      Reserveer
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Bezig met reserveren…' });
  await userEvent.click(button);
  expect(handle).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Bezig met reserveren…');
});

it('keeps its width while busy', () => {
  render(<Button busy="Bezig…">Reserveer dit aanbod</Button>);
  expect(screen.getByText('Reserveer dit aanbod').closest('[data-busy]')).not.toBeNull();
});

it('does not submit a form twice while busy', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy="Bezig met versturen…">
        Verstuur
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
