import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateParts } from './observed-date-parts.tsx';
import { afterPress } from './press.ts';

it('is left after the press of a button has ended, so that its error does not move the button', async () => {
  const left = vi.fn<() => void>();
  render(
    <>
      <DateParts
        id="birth"
        label="Geboortedatum"
        value="30-2-1980"
        onChange={() => undefined}
        onBlur={() => afterPress(left)}
        texts={{ day: 'Dag', month: 'Maand', year: 'Jaar' }}
      />
      <button type="button">Volgende</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Jaar'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(left).not.toHaveBeenCalled();
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') });
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});
