import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FormField } from './form-field.tsx';
import { StepInput } from './step-input.tsx';
import { AmountInput } from './text-input.tsx';

const texts = { less: 'Een minder', more: 'Een meer' };

const read = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : null);

function Children(props: { readonly start: string }) {
  const [value, setValue] = useState(props.start);
  return (
    <FormField id="children" label="Hoeveel kinderen heeft u?">
      {(control) => <StepInput {...control} value={value} onChange={setValue} read={read} max={3} texts={texts} />}
    </FormField>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('steps up and down within its limits, also from a typed number beyond them [SH-066]', async () => {
  render(<Children start="2" />);
  await press('Een meer');
  await press('Een meer');
  expect(input().value).toBe('3');
  for (let time = 0; time < 5; time += 1) await press('Een minder');
  expect(input().value).toBe('0');
  await userEvent.type(input(), '9');
  await press('Een meer');
  expect(input().value).toBe('3');
});

it('keeps what is typed while it is typed', async () => {
  render(<Children start="0" />);
  for (const typed of ['2,5', 'drie', '9']) {
    await userEvent.clear(input());
    await userEvent.type(input(), typed);
    expect.soft(input().value).toBe(typed);
  }
  await userEvent.clear(input());
  expect(input().value).toBe('');
  await press('Een meer');
  expect(input().value).toBe('1');
});

it.each([
  [0, '3'],
  [1, '03'],
])('reads a 3 that is typed with the caret at %i of the first 0 as 3', async (caret, typed) => {
  render(<Children start="0" />);
  await userEvent.type(input(), '3', { initialSelectionStart: caret, initialSelectionEnd: caret });
  expect(input().value).toBe(typed);
});

it('takes a 30 that replaces the first 0 as it is', async () => {
  render(<Children start="0" />);
  await userEvent.tripleClick(input());
  await userEvent.paste('30');
  expect(input().value).toBe('30');
});

it('throws for a model that is not a whole number [SH-065]', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(<StepInput id="n" value="1,5" onChange={() => undefined} read={() => 1.5} texts={texts} />),
  ).toThrow('A step control needs a whole number, got 1.5.');
  consoleError.mockRestore();
});

it('shows the euro sign before an amount [SH-063]', () => {
  const { container } = render(<AmountInput aria-label="Bedrag" value="12,50" onChange={() => undefined} />);
  expect(container.textContent).toBe('€');
});
