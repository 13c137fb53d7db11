import { setImmediate as nextTask } from 'node:timers/promises';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeadingWatch } from './heading-watch.ts';

let watch: HeadingWatch | null = null;
afterEach(() => watch?.stop());

function Step(props: { readonly title: string; readonly hasButton: boolean }) {
  return (
    <main>
      <Heading level={1}>{props.title}</Heading>
      {props.hasButton ? <button type="button">Volgende</button> : null}
    </main>
  );
}

/** A step whose button has focus, and a watch over it. */
function renderStep() {
  const { rerender } = render(<Step title="Stap 1" hasButton />);
  watch = new HeadingWatch(screen.getByRole('main'));
  screen.getByRole('button').focus();
  return { show: (title: string) => rerender(<Step title={title} hasButton={false} />) };
}

it('gives focus to the heading of the next step when the button of the last one was removed', async () => {
  const { show } = renderStep();
  show('Stap 2');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stap 2'));
});

it('leaves focus alone when only a translating browser changed the words of the heading', async () => {
  const { show } = renderStep();
  const heading = screen.getByRole('heading');
  heading.innerHTML = '<font><font>Step 1</font></font>';
  show('Stap 1');
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});
