import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { SavedNote, type SavedNoteModel } from './saved-note.view.tsx';

it.each([
  ['nl', 'In een ander venster veranderd', 'Neem de andere antwoorden over', 'Bewaar wat hier staat'],
  ['en', 'Changed in another window', 'Use the other answers', 'Use the answers in this window'],
] as const)('says that another window changed the request, with both ways on, in %s', async (...row) => {
  const [language, title, takeOver, keep] = row;
  await showTexts(language, ['shell', 'fund-requests']);
  const keepOwn = vi.fn<SavedNoteModel['keepOwn']>(() => Promise.resolve());
  const draft = { isChangedElsewhere: true, canBeStored: true, savedAt: null };
  const model: SavedNoteModel = {
    draft,
    heldBack: 0,
    keepOwn,
    takeOver: vi.fn<SavedNoteModel['takeOver']>(() => Promise.resolve()),
  };
  render(<SavedNote model={model} />);
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: takeOver }));
  await userEvent.click(screen.getByRole('button', { name: keep }));
  expect(model.takeOver).toHaveBeenCalledOnce();
  expect(keepOwn).toHaveBeenCalledOnce();
});

it('takes focus, and says that nothing was sent, each time that sending is held back', async () => {
  await showTexts('nl', ['shell', 'fund-requests']);
  const draft = { isChangedElsewhere: true, canBeStored: true, savedAt: null };
  const note = (heldBack: number) => <SavedNote model={{ draft, heldBack, keepOwn: vi.fn(), takeOver: vi.fn() }} />;
  const { rerender } = render(note(0));
  expect(document.activeElement).toBe(document.body);
  for (const heldBack of [1, 2]) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    rerender(note(heldBack));
    expect(document.activeElement?.textContent).toContain('Uw aanvraag is nog niet verstuurd. Kies eerst');
  }
});
