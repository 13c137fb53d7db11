import { axeFindings } from '@stadstegoed/ui/testing/axe.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { SavedNote, type SavedNoteModel } from './saved-note.view.tsx';

it.each([
  ['nl', 'In een ander venster veranderd', 'Neem de andere antwoorden over', 'Bewaar wat hier staat'],
  ['en', 'Changed in another window', 'Take over the other answers', 'Save what is here'],
] as const)('says that another window changed the request, with both ways on, in %s', async (...row) => {
  const [language, title, takeOver, keep] = row;
  await showTexts(language, ['shell', 'fund-requests']);
  const overwrite = vi.fn<SavedNoteModel['draft']['overwrite']>(() => Promise.resolve());
  const draft = { isChangedElsewhere: true, canBeStored: true, savedAt: null, overwrite };
  const model: SavedNoteModel = { draft, takeOver: vi.fn<SavedNoteModel['takeOver']>(() => Promise.resolve()) };
  render(<SavedNote model={model} />);
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: takeOver }));
  await userEvent.click(screen.getByRole('button', { name: keep }));
  expect(model.takeOver).toHaveBeenCalledOnce();
  expect(overwrite).toHaveBeenCalledOnce();
});
