import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FieldGroup } from '../field/form-field.tsx';
import { ChoiceButton, ChoiceCard, ChoiceLink, DigidMark } from './choice-card.tsx';

function show(onChange = vi.fn<(value: string) => void>()) {
  render(
    <>
      <FieldGroup id="method" label="Hoe wilt u het tegoed activeren?">
        <ChoiceCard id="method" name="method" value="code" title="Met een code" checked={false} onChange={onChange} />
        <ChoiceCard name="method" value="digid" title="Met DigiD" icon={<DigidMark />} checked onChange={onChange} />
      </FieldGroup>
      <ChoiceLink href="/start" title="Met e-mail" text="U krijgt een link." />
      <ChoiceButton title="Met de app" onSelect={() => onChange('app')} />
    </>,
  );
  return onChange;
}

it('is a radio button with the whole card as its target', async () => {
  const onChange = show();
  expect(screen.getByRole('group', { name: 'Hoe wilt u het tegoed activeren?' })).toBeDefined();
  const [code, digid] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([code?.checked, digid?.checked]).toEqual([false, true]);
  expect([code?.value, digid?.value]).toEqual(['code', 'digid']);
  await userEvent.click(screen.getByText('Met een code'));
  expect(onChange).toHaveBeenCalledWith('code');
});

it('is a link or a button for a choice with immediate effect', async () => {
  const onChange = show();
  const link = screen.getByRole('link', { name: 'Met e-mail', description: 'U krijgt een link.' });
  expect(link.getAttribute('href')).toBe('/start');
  await userEvent.click(screen.getByRole('button', { name: 'Met de app' }));
  expect(onChange).toHaveBeenCalledWith('app');
});

it('is a link of one piece, of which the text stands beside it', () => {
  show();
  expect(screen.getByRole('link').textContent).toBe('Met e-mail');
  expect(screen.getByText('U krijgt een link.').closest('a')).toBeNull();
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
  expect(document.querySelectorAll('small')).toHaveLength(1);
  expect([...document.querySelectorAll('.stads-choice-card__icon')].map(({ textContent }) => textContent)).toEqual([
    'DigiD',
  ]);
  expect(screen.getByText('DigiD').getAttribute('aria-hidden')).toBe('true');
});
