import { given } from '@stadstegoed/core/testing/given.ts';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropArea, type DropAreaTexts } from './drop-area.tsx';

const texts: DropAreaTexts = {
  drag: 'Sleep uw bestanden hierheen, of kies:',
  takePhoto: 'Maak een foto',
  choose: 'Kies een bestand',
  release: 'Laat maar los',
};
const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.jpg')];
const dragged = { types: ['Files'], files };

function show() {
  const onFiles = vi.fn<(chosen: readonly File[]) => void>();
  const { container } = render(<DropArea id="proof" accept=".pdf,.jpg" texts={texts} onFiles={onFiles} />);
  const area = given(container.querySelector('.stads-drop'));
  return { onFiles, area };
}

it('says to release files that are over it, and takes them when they are dropped', () => {
  const { onFiles, area } = show();
  fireEvent.dragEnter(area, { dataTransfer: dragged });
  expect(screen.getByText('Laat maar los')).toBeDefined();
  fireEvent.drop(area, { dataTransfer: dragged });
  expect(onFiles).toHaveBeenCalledWith(files);
  expect(screen.queryByText('Laat maar los')).toBeNull();
});

/** The files leave the area for another element; jsdom has no drag events that know it. */
function leaveFor(area: Element, element: Element | null): void {
  const leave = createEvent.dragLeave(area);
  Object.defineProperty(leave, 'relatedTarget', { value: element });
  fireEvent(area, leave);
}

it('is as before when the files leave it, but not when they are over one of its parts', () => {
  const { area } = show();
  fireEvent.dragEnter(area, { dataTransfer: dragged });
  leaveFor(area, area.firstElementChild);
  expect(screen.getByText('Laat maar los')).toBeDefined();
  leaveFor(area, document.body);
  expect(screen.queryByText('Laat maar los')).toBeNull();
});

it('leaves a dragged text alone', () => {
  const { onFiles, area } = show();
  const text = { types: ['text/plain'], files: [] };
  fireEvent.dragEnter(area, { dataTransfer: text });
  fireEvent.drop(area, { dataTransfer: text });
  expect(onFiles).not.toHaveBeenCalled();
});

it('keeps the browser from opening files that are dropped beside it', () => {
  show();
  const beside = createEvent.drop(document.body, { dataTransfer: dragged });
  fireEvent(document.body, beside);
  expect(beside.defaultPrevented).toBe(true);
});

it('takes chosen files, also the same file twice', async () => {
  const { onFiles, area } = show();
  const control = given(area.querySelector<HTMLInputElement>('input'));
  await userEvent.upload(control, files);
  await userEvent.upload(control, files);
  expect(onFiles).toHaveBeenCalledTimes(2);
});
