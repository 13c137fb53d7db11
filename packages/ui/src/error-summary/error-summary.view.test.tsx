import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

function form(attempt: number, messages: readonly string[]) {
  const errors = messages.map((message) => ({ fieldId: 'email', message }));
  return (
    <>
      <h1>Inloggen</h1>
      <ErrorSummary title={`Er is ${errors.length} fout`} errors={errors} attempt={attempt} />
      <label htmlFor="email">E-mailadres</label>
      <input id="email" />
    </>
  );
}

it('moves focus to its heading when it appears and after each submit', () => {
  const { rerender } = render(form(0, []));
  rerender(form(1, ['Vul een e-mailadres in.']));
  const heading = screen.getByRole('heading', { name: 'Er is 1 fout' });
  expect(document.activeElement).toBe(heading);
  screen.getByRole('textbox').focus();
  rerender(form(1, ['Vul een e-mailadres in.']));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(form(2, ['Vul een e-mailadres in.']));
  expect(document.activeElement).toBe(heading);
});
