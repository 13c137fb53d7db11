import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOST_FOCUS_WAIT_MS, useLostFocus } from './use-lost-focus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface PageProps {
  readonly cards: readonly string[];
  readonly hasDialog?: boolean;
  readonly hasBar?: boolean;
  readonly extra?: ReactNode;
}

function Page(props: PageProps) {
  useLostFocus();
  return (
    <>
      {props.hasBar ? <button type="button">Sluit mededeling</button> : null}
      <main>
        <h2>Uw account</h2>
        <h1>Home</h1>
        <section>
          <h2>Dit kunt u nu doen</h2>
          <ul>
            {props.cards.map((card) => (
              <li key={card}>
                <h3>{card}</h3>
                <button type="button">Activeer {card}</button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      {props.extra}
      {props.hasDialog ? <dialog open>Klaar</dialog> : null}
    </>
  );
}

const focused = (): string => document.activeElement?.textContent ?? '';

/** Lets the observers of the page run, and time pass, in milliseconds. */
const pass = (time: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(time));

/** What has the focus once lost focus is given back. */
const focusedLater = async (): Promise<string> => {
  await pass(LOST_FOCUS_WAIT_MS);
  return focused();
};

it('gives focus to the next item of a list when the focused control was removed with its own', async () => {
  const { rerender } = render(<Page cards={['Fietstegoed', 'Warm wonen']} />);
  screen.getByRole('button', { name: 'Activeer Fietstegoed' }).focus();
  rerender(<Page cards={['Warm wonen']} />);
  await pass(LOST_FOCUS_WAIT_MS - 1);
  expect(document.activeElement).toBe(document.body);
  await pass(1);
  expect(focused()).toBe('Warm wonen');
});

it('gives focus to the item before, and to the heading of the part without items', async () => {
  const { rerender } = render(<Page cards={['Fietstegoed', 'Warm wonen']} />);
  screen.getByRole('button', { name: 'Activeer Warm wonen' }).focus();
  rerender(<Page cards={['Fietstegoed']} />);
  expect(await focusedLater()).toBe('Fietstegoed');
  screen.getByRole('button', { name: 'Activeer Fietstegoed' }).focus();
  rerender(<Page cards={[]} />);
  expect(await focusedLater()).toBe('Dit kunt u nu doen');
});

it('gives focus to the heading of the page when the control was in no part', async () => {
  const { rerender } = render(<Page cards={[]} hasBar />);
  screen.getByRole('button', { name: 'Sluit mededeling' }).focus();
  rerender(<Page cards={[]} />);
  expect(await focusedLater()).toBe('Home');
});

it('waits while a dialog is open', async () => {
  const { rerender } = render(<Page cards={['Fietstegoed']} />);
  screen.getByRole('button', { name: 'Activeer Fietstegoed' }).focus();
  rerender(<Page cards={[]} hasDialog />);
  await pass(5000);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page cards={[]} />);
  expect(await focusedLater()).toBe('Dit kunt u nu doen');
});

it('gives focus to the heading of a dialog when the control was in it', async () => {
  const dialog = (control: string | null) => (
    <dialog open>
      <h2>Filters</h2>
      {control === null ? null : <button type="button">{control}</button>}
    </dialog>
  );
  const { rerender } = render(<Page cards={[]} extra={dialog('Wis filters')} />);
  screen.getByRole('button', { name: 'Wis filters' }).focus();
  rerender(<Page cards={[]} extra={dialog(null)} />);
  expect(await focusedLater()).toBe('Filters');
});

it('gives focus to the heading of the page when a dialog closes that was opened by a control that is gone', async () => {
  const dialog = (isOpen: boolean) => (
    <dialog open={isOpen}>
      <h2>Wilt u uitloggen?</h2>
      <button type="button">Log uit</button>
    </dialog>
  );
  const { rerender } = render(<Page cards={[]} extra={dialog(true)} />);
  const button = screen.getByRole('button', { name: 'Log uit' });
  button.focus();
  rerender(<Page cards={[]} extra={dialog(false)} />);
  // jsdom leaves the focus in the closed dialog, where browsers take it away.
  button.blur();
  expect(await focusedLater()).toBe('Home');
});

it('gives focus to the next item when a dialog closes and the item of the control that opened it is gone', async () => {
  const dialog = (isOpen: boolean) => (
    <dialog open={isOpen}>
      <button type="button">Stop</button>
      <button type="button">Bevestig</button>
    </dialog>
  );
  const { rerender } = render(<Page cards={['Telefoon', 'Laptop']} />);
  screen.getByRole('button', { name: 'Activeer Telefoon' }).focus();
  rerender(<Page cards={['Telefoon', 'Laptop']} extra={dialog(true)} />);
  screen.getByRole('button', { name: 'Stop' }).focus();
  const confirm = screen.getByRole('button', { name: 'Bevestig' });
  confirm.focus();
  rerender(<Page cards={['Laptop']} extra={dialog(false)} />);
  // jsdom leaves the focus in the closed dialog, where browsers take it away.
  confirm.blur();
  expect(await focusedLater()).toBe('Laptop');
});

it('gives focus to the heading when the link with focus is no link any more, as on the last page', async () => {
  render(<Page cards={[]} extra={<a href="/b">Volgende pagina</a>} />);
  const link = screen.getByRole('link');
  link.focus();
  link.removeAttribute('href');
  // jsdom leaves the focus on it, where browsers take it away.
  link.blur();
  expect(await focusedLater()).toBe('Home');
});

it('leaves focus that was moved elsewhere, or nowhere on purpose, as it is', async () => {
  const { rerender } = render(<Page cards={['Fietstegoed', 'Warm wonen']} />);
  const left = screen.getByRole('button', { name: 'Activeer Fietstegoed' });
  left.focus();
  left.blur();
  await pass(0);
  rerender(<Page cards={['Warm wonen']} />);
  await pass(LOST_FOCUS_WAIT_MS);
  expect(document.activeElement).toBe(document.body);
});
