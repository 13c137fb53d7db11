import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

const texts = { label: "Pagina's", previous: 'Vorige', next: 'Volgende', pageName: (page: number) => `Pagina ${page}` };
const hrefFor = (page: number) => `/aanbod?page=${page}`;
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

it('shows five page links between previous and next [SH-078]', () => {
  render(<Pagination page={4} lastPage={9} texts={texts} hrefFor={hrefFor} />);
  expect(names()).toEqual(['Vorige', 'Pagina 2', 'Pagina 3', 'Pagina 4', 'Pagina 5', 'Pagina 6', 'Volgende']);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/aanbod?page=4');
});

it.each([
  [1, ['Pagina 1', 'Pagina 2', 'Volgende']],
  [2, ['Vorige', 'Pagina 1', 'Pagina 2']],
])('leaves out previous or next on page %i at the end of the list', (page, shown) => {
  render(<Pagination page={page} lastPage={2} texts={texts} hrefFor={hrefFor} />);
  expect(names()).toEqual(shown);
});

it('shows nothing for one page', () => {
  const { container } = render(<Pagination page={1} lastPage={1} texts={texts} hrefFor={hrefFor} />);
  expect(container.textContent).toBe('');
});

it('has buttons when pages have no URL', async () => {
  const onSelect = vi.fn<(page: number) => void>();
  render(<Pagination page={1} lastPage={3} texts={texts} onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(onSelect).toHaveBeenCalledWith(2);
});
