import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { FormField } from './form-field.tsx';
import { StepInput } from './step-input.tsx';
import { AmountInput } from './text-input.tsx';

const texts = { less: 'Een minder', more: 'Een meer' };

function Children(props: { readonly start: number }) {
  const [value, setValue] = useState(props.start);
  return (
    <FormField id="children" label="Hoeveel kinderen heeft u?">
      {(control) => <StepInput {...control} value={value} onChange={setValue} max={3} texts={texts} />}
    </FormField>
  );
}

const shown = () => screen.getByRole<HTMLInputElement>('textbox').value;

it('steps up and down within its limits [SH-066]', async () => {
  render(<Children start={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Een meer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Een meer' }));
  expect(shown()).toBe('3');
  for (let time = 0; time < 5; time += 1) await userEvent.click(screen.getByRole('button', { name: 'Een minder' }));
  expect(shown()).toBe('0');
});

it('limits a typed number [SH-066]', async () => {
  render(<Children start={0} />);
  await userEvent.type(screen.getByRole('textbox'), '9');
  expect(shown()).toBe('3');
  await userEvent.clear(screen.getByRole('textbox'));
  expect(shown()).toBe('0');
});

it('throws for a model that is not a whole number [SH-065]', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Children start={1.5} />)).toThrow('A step control needs a whole number, got 1.5.');
  consoleError.mockRestore();
});

it('shows the euro sign before an amount [SH-063]', () => {
  const { container } = render(<AmountInput aria-label="Bedrag" value="12,50" onChange={() => undefined} />);
  expect(container.textContent).toBe('€');
});

it('has no accessibility violations', async () => {
  render(<Children start={1} />);
  expect(await axeFindings()).toEqual([]);
});
