import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe.ts';
import { FileList, FileRow } from './file-row.tsx';

it('is opened by its name when it can be shown, and is a text otherwise', async () => {
  const onOpen = vi.fn<() => void>();
  render(
    <FileList label="Bestanden">
      <FileRow picture={null} name="a.pdf" open={{ verb: 'Bekijk', onOpen }} state="Toegevoegd" tone="done" />
      <FileRow picture={null} name="b.pdf" state="Bezig" progress={38} actions="Verwijder" />
    </FileList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bekijk a.pdf' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: /b\.pdf/ })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bekijk a.pdfToegevoegd',
    'b.pdfBezigVerwijder',
  ]);
  expect(screen.getByText('b.pdf').innerHTML).toBe('b<wbr>.pdf');
  expect(document.querySelectorAll('.stads-file__actions, progress')).toHaveLength(2);
  expect(screen.getByText('Toegevoegd').className).toContain('--done');
  expect(screen.getByText('Bezig').className).toContain('--plain');
  expect(document.querySelector('.stads-file--error')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { hidden: true }).value).toBe(38);
  expect(await axeFindings()).toEqual([]);
});
