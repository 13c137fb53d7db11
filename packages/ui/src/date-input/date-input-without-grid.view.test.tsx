import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DATE_TEXTS } from '../../testing/control-texts.ts';
import { DateInput } from './date-input.tsx';

// The chunk of the grid cannot be fetched, as on a lost connection.
vi.mock('./month-view.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const texts = DATE_TEXTS.nl;
const day = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a day`);

it('says that the grid does not open when it cannot be fetched, and takes a typed date all the same', async () => {
  const handleChange = vi.fn<(value: string) => void>();
  render(
    <DateInput id="date" value="" onChange={handleChange} today={day('2026-11-21')} language="nl" texts={texts} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kies een dag' }));
  expect(await screen.findByText(texts.failed)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await userEvent.type(screen.getByRole('textbox'), '1');
  expect(handleChange).toHaveBeenCalledWith('1');
});
