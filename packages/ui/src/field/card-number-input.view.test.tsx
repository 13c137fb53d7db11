import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { CardNumberInput } from './card-number-input.tsx';
import { digitsOf } from './card-number-text.ts';
import { FormField } from './form-field.tsx';

function Card() {
  const [value, setValue] = useState('');
  return (
    <FormField id="card" label="Nummer van de pas">
      {(control) => (
        <CardNumberInput {...control} prefix="100" value={value} onChange={(text) => setValue(digitsOf(text))} />
      )}
    </FormField>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nummer van de pas' });

it('groups the digits while typing, after the fixed first digits', async () => {
  render(<Card />);
  await userEvent.type(input(), '48213');
  expect(input().value).toBe('4 8213');
  await userEvent.type(input(), '7790');
  expect(input().value).toBe('4 8213 7790');
  expect(screen.getByText('100')).toBeDefined();
});

it('keeps the caret where a digit is inserted or removed', async () => {
  render(<Card />);
  await userEvent.type(input(), '48213779');
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('5');
  expect([input().value, input().selectionStart]).toEqual(['4 8521 3779', 4]);
  await userEvent.keyboard('{Backspace}');
  expect([input().value, input().selectionStart]).toEqual(['4 8213 779', 3]);
});

it('has no accessibility violations', async () => {
  render(<Card />);
  expect(await axeFindings()).toEqual([]);
});
