import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormField } from './form-field.tsx';
import { CardNumberInput, CodeInput } from './grouped-input.tsx';

const inFours = (typed: string) =>
  (`100${typed.replaceAll(/\D/g, '')}`.match(/.{1,4}/g) ?? []).join(' ').slice(3).trim();

function Card() {
  const [value, setValue] = useState('');
  return (
    <FormField id="card" label="Nummer van de pas">
      {(control) => <CardNumberInput {...control} prefix="100" format={inFours} value={value} onChange={setValue} />}
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

it('shows a code exactly as it is written by the function that it gets', () => {
  const format = (typed: string) => typed.toUpperCase().replaceAll('O', '0');
  render(<CodeInput aria-label="Activatiecode" format={format} value="abco" onChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ABC0');
});
