import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Anchor } from '../link/link-component.tsx';
import { pageWindow } from './page-window.ts';
import './pagination.css';

export type PaginationProps = {
  readonly page: number;
  readonly lastPage: number;
  readonly texts: {
    /** The accessible name of the navigation, "Pagina's". */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** "Pagina 3" */
    readonly pageName: (page: number) => string;
  };
} & (
  | { /** The URL of a page: the buttons are links. */ readonly hrefFor: (page: number) => string }
  | { /** Called with the selected page, when pages have no URL. */ readonly onSelect: (page: number) => void }
);

/** Previous, at most five pages, next. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, lastPage, texts } = props;
  if (lastPage <= 1) return null;
  return (
    <nav className="stads-pagination" aria-label={texts.label}>
      <ul>
        {page > 1 ? (
          <li>
            <PageButton {...props} to={page - 1} name={texts.previous}>
              <IconChevronLeft stroke={1.5} aria-hidden="true" />
            </PageButton>
          </li>
        ) : null}
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <PageButton {...props} to={number} name={texts.pageName(number)}>
              {number}
            </PageButton>
          </li>
        ))}
        {page < lastPage ? (
          <li>
            <PageButton {...props} to={page + 1} name={texts.next}>
              <IconChevronRight stroke={1.5} aria-hidden="true" />
            </PageButton>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function PageButton(
  props: PaginationProps & { readonly to: number; readonly name: string; readonly children: ReactNode },
) {
  const shared = {
    className: 'stads-pagination__page',
    'aria-label': props.name,
    'aria-current': props.to === props.page ? 'page' : undefined,
  } as const;
  if ('hrefFor' in props) {
    return (
      <Anchor {...shared} href={props.hrefFor(props.to)}>
        {props.children}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => props.onSelect(props.to)}>
      {props.children}
    </button>
  );
}
