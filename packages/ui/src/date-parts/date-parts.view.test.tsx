import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateParts } from './date-parts.tsx';

it('is left once, when focus goes out of the three fields, so that no field is invalid before the date is typed', async () => {
  const onBlur = vi.fn<() => void>();
  render(
    <DateParts
      id="birth"
      label="Geboortedatum"
      value=""
      onChange={() => undefined}
      onBlur={onBlur}
      texts={{ day: 'Dag', month: 'Maand', year: 'Jaar' }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Dag'));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Jaar'));
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
