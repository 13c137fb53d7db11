import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Pagination } from '@stadstegoed/ui/pagination/pagination.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LeftOut } from '../load/left-out.view.tsx';
import { ActiveFilters, ClearFilters, FilterDrawer } from './list-filters.view.tsx';
import type { List, ListQuery, NameOf } from './list.ts';
import { Loaded } from '../load/loaded.view.tsx';
import { LinkState } from '../links/shop-link.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFocusInView } from '../focus/use-focus-in-view.ts';
import { useLiveAfterChange } from '../load/use-live-after-change.ts';
import { useWide } from '../page/use-wide.ts';
import './list-page.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The paging data of a result. */
export interface ShownPage {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly total: number;
  /** See `Page`. */
  readonly leftOut?: number;
}

/** The texts of a list, supplied by its feature. */
export interface ListTexts {
  /** "12 regelingen" */
  readonly count: (total: number) => string;
  /** "Toon 12 regelingen", on the button that closes the filters on a phone. */
  readonly showResults: (total: number) => string;
  /** The title of the failure panel. */
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string; readonly filteredText: string };
}

export interface ListPageProps<Query extends ListQuery & { readonly showMenu: boolean }, Shown> {
  readonly list: List<Query, Shown>;
  readonly pageOf: (shown: Shown) => ShownPage;
  readonly filters: Elements;
  /** The text of an active filter, for its chip. */
  readonly filterLabel: (name: NameOf<Query>) => string;
  /** Renders the results of one page; not called for an empty page. */
  readonly results: (shown: Shown) => Elements;
  readonly skeleton: Elements;
  readonly texts: ListTexts;
  /** Additional tools beside the count, such as the display choice. */
  readonly tools?: Elements;
  /** Filters with a control of their own above the list, which need no chip. */
  readonly inSight?: readonly NameOf<Query>[];
  /** False keeps the filters in their drawer on a wide screen too, where the results need the width. */
  readonly hasColumn?: boolean;
  /** The filters in sight, as chips. The button of the drawer stands before them. */
  readonly chips?: Elements;
  /** An action beside clearing all filters, in the empty state with filters. */
  readonly filteredAction?: Elements;
  /** The actions of the empty state when no filter is active. */
  readonly emptyActions?: ReactNode;
}

/**
 * A list with its filters beside it, or in a drawer on a phone: count, chips, results and pages, or an empty state.
 * Type assertion: `observer` loses the type parameters of a generic component.
 */
export const ListPage = observer(function ListPage<Query extends ListQuery & { readonly showMenu: boolean }, Shown>(
  props: ListPageProps<Query, Shown>,
) {
  const { list, filters, texts, hasColumn = true } = props;
  const translate = useTexts();
  const showsColumn = useWide() && hasColumn;
  const { value, state } = list.results;
  useFocusInView('.list-page', value);
  const total = value === null || state === 'failed' ? null : props.pageOf(value).total;
  const [count, showResults] =
    total === null ? ['', translate('shell.list.showResults')] : [texts.count(total), texts.showResults(total)];
  const active = list.activeFilters.filter((name) => props.inSight?.includes(name) !== true);
  const drawer = showsColumn ? null : (
    <FilterDrawer list={list} count={active.length} showResults={showResults}>
      {filters}
    </FilterDrawer>
  );
  return (
    <div className={hasColumn ? 'split split--filters' : 'split'}>
      {showsColumn ? (
        <aside aria-label={translate('shell.list.filters')}>
          <div className="list-filters__head">
            <Heading level={2} size={3}>
              {translate('shell.list.filters')}
            </Heading>
            <ClearFilters list={list} />
          </div>
          {filters}
        </aside>
      ) : null}
      <div className="list-page">
        <Subjects chips={props.chips} drawer={drawer} />
        <div className="list-toolbar">
          <p aria-live={useLiveAfterChange(count)} className="list-toolbar__count">
            {count}
          </p>
          {props.chips ? null : drawer}
          {props.tools}
        </div>
        <ActiveFilters list={list} names={active} labelOf={props.filterLabel} />
        <Results {...props} />
      </div>
    </div>
  );
}) as <Query extends ListQuery & { readonly showMenu: boolean }, Shown>(
  props: ListPageProps<Query, Shown>,
) => ReactNode;

/** The chips with the button of the drawer before them. */
function Subjects({ chips, drawer }: { readonly chips: Elements; readonly drawer: Elements }) {
  return chips ? (
    <div className="list-subjects">
      {drawer}
      {chips}
    </div>
  ) : null;
}

/** The results. Type assertion: `observer` loses the type parameters of a generic component. */
const Results = observer(function Results<Query extends ListQuery & { readonly showMenu: boolean }, Shown>(
  props: ListPageProps<Query, Shown>,
) {
  const { list, pageOf, results, skeleton, texts, emptyActions } = props;
  const isFiltered = list.activeFilters.length > 0;
  return (
    <Loaded from={list.results} skeleton={skeleton} failedTitle={texts.failed}>
      {(shown) =>
        pageOf(shown).total === 0 ? (
          <StateScreen
            scene="market"
            headingLevel={2}
            title={texts.empty.title}
            actions={
              isFiltered ? (
                <>
                  {props.filteredAction}
                  <ClearFilters list={list} asButton />
                </>
              ) : (
                emptyActions
              )
            }
          >
            <p>{isFiltered ? texts.empty.filteredText : texts.empty.text}</p>
          </StateScreen>
        ) : (
          <>
            {results(shown)}
            <LeftOut from={pageOf(shown)} />
            <LinkState value={list.entryState}>
              <Pages page={pageOf(shown)} hrefFor={list.hrefOfPage} />
            </LinkState>
          </>
        )
      }
    </Loaded>
  );
}) as <Query extends ListQuery & { readonly showMenu: boolean }, Shown>(
  props: ListPageProps<Query, Shown>,
) => ReactNode;

/** The pagination of a list, five pages at a time. */
export function Pages(props: { readonly page: ShownPage; readonly hrefFor: (page: number) => string }) {
  const translate = useTexts();
  return (
    <Pagination
      page={props.page.currentPage}
      lastPage={props.page.lastPage}
      hrefFor={props.hrefFor}
      texts={{
        label: translate('shell.pages.label'),
        previous: translate('shell.pages.previous'),
        next: translate('shell.pages.next'),
        pageName: (page) => translate('shell.pages.page', { page }),
      }}
    />
  );
}
