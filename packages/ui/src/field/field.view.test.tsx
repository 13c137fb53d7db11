import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox, RadioGroup, Select } from './choices.tsx';
import { PinInput } from './pin-input.tsx';
import { FormField } from './form-field.tsx';
import { EmailInput, Textarea } from './text-input.tsx';

function Stateful(props: {
  readonly start?: string;
  readonly children: (value: string, set: (value: string) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start ?? '');
  return props.children(value, setValue);
}

function emailField(error?: string) {
  return (
    <FormField id="email" label="E-mailadres" hint="Hier sturen wij een link naartoe." error={error}>
      {(control) => <Stateful>{(value, set) => <EmailInput {...control} value={value} onChange={set} />}</Stateful>}
    </FormField>
  );
}

it('shows label, hint, error and control in that order and links them to the control', () => {
  const { container } = render(emailField('Vul een e-mailadres in.'));
  const field = container.firstElementChild;
  expect([...(field?.children ?? [])].map((child) => child.tagName)).toEqual(['LABEL', 'DIV', 'P', 'INPUT']);
  const control = screen.getByRole('textbox', { name: 'E-mailadres' });
  expect(control.getAttribute('aria-describedby')).toBe('email-hint email-error');
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

it('marks a field as required, or as optional in its label', () => {
  render(
    <>
      {emailField()}
      <FormField id="note" label="Opmerking" optionalText="(niet verplicht)">
        {(control) => <Textarea {...control} value="" onChange={() => undefined} />}
      </FormField>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'E-mailadres' }).getAttribute('aria-required')).toBe('true');
  const optional = screen.getByRole('textbox', { name: 'Opmerking (niet verplicht)' });
  expect(optional.hasAttribute('aria-required')).toBe(false);
});

it('uses the input type email for an e-mail address [SH-069]', () => {
  render(emailField());
  expect(screen.getByRole('textbox').getAttribute('type')).toBe('email');
  expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('email');
});

it('accepts only a pin of six digits, also a pasted one with spaces [SH-073] [SH-074]', async () => {
  render(<Stateful>{(value, set) => <PinInput aria-label="Code" value={value} onChange={set} />}</Stateful>);
  const pin = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(pin, '12a3 45678');
  expect(pin.value).toBe('123456');
  await userEvent.clear(pin);
  await userEvent.paste('١٢٣ 456\u200b');
  expect(pin.value).toBe('123456');
  expect(pin.inputMode || pin.getAttribute('inputmode')).toBe('numeric');
  expect(pin.autocomplete).toBe('one-time-code');
});

it('selects only options of the list', async () => {
  const handle = vi.fn<(value: string) => void>();
  const options = [
    { value: '3', label: '3 km' },
    { value: '5', label: '5 km' },
  ];
  render(<Select aria-label="Afstand" options={options} value="3" onChange={handle} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '5 km');
  expect(handle).toHaveBeenCalledWith('5');
});

it('selects a radio button with the keyboard', async () => {
  const handle = vi.fn<(value: string) => void>();
  const options = [
    { value: 'code', label: 'Met een code' },
    { value: 'digid', label: 'Met DigiD' },
  ];
  render(
    <RadioGroup
      id="method"
      label="Hoe wilt u het tegoed activeren?"
      options={options}
      value="code"
      onChange={handle}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(handle).toHaveBeenCalledWith('digid');
});

it('reports whether a checkbox is checked', async () => {
  const handle = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Sport" trailing={<span>18</span>} checked={false} onChange={handle} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sport 18' }));
  expect(handle).toHaveBeenCalledWith(true);
});
