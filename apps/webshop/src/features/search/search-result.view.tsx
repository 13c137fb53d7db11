import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { formatNumber } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { Tabs } from '@stadstegoed/ui/tabs/tabs.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DisplayChoice } from '../../lib/list/list-display.view.tsx';
import { ListPage } from '../../lib/list/list-page.view.tsx';
import { SortChoice } from '../../lib/list/sort-choice.view.tsx';
import { Session } from '../../lib/app/session.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { ProductRowSkeletons } from '../products/parts/product-row.tsx';
import { FoundResults } from './found-results.view.tsx';
import { NothingFound } from './nothing-found.view.tsx';
import { SearchFilters } from './search-filters.view.tsx';
import { isOverview, kindsOf, SEARCH_QUERY, type FilterName, type SearchQuery } from './search-query.ts';
import { SearchResultViewModel } from './search-result.vm.ts';
import { SEARCH_TEXT_LENGTH, SUGGESTED_KINDS } from './suggestions.vm.ts';
import './search.css';
import './search-result.css';

/** The screen with all results of a search (SE-001). */
export const Component = observer(function SearchResultScreen() {
  const { isSignedIn: signedIn } = useService(Session);
  const language = useLanguage();
  const [address] = useSearchParams();
  const query = SEARCH_QUERY.read(address);
  const { display, showMenu } = query;
  const model = useViewModel(SearchResultViewModel, { asked: SEARCH_QUERY.asked(query), language, signedIn });
  useEffect(() => model.list.setDisplay({ display, showMenu }), [model, display, showMenu]);
  const results = useRef<HTMLDivElement>(null);
  const goToResults = (): void => {
    const find = (selector: string) => results.current?.querySelector<HTMLElement>(selector);
    const first = find('.list-toolbar__count') ?? find('h2');
    if (first) focusOnce(first, {});
  };
  return (
    <>
      <SearchHead model={model} onAgain={goToResults} />
      <div ref={results} className="container search-page">
        <NothingOrList model={model} display={display} />
      </div>
    </>
  );
});

/** The title, the search field and the tabs with their counts. */
const SearchHead = observer(function SearchHead(props: {
  readonly model: SearchResultViewModel;
  /** A search for the text of which the results are there already: it goes to them. */
  readonly onAgain: () => void;
}) {
  const { model, onAgain } = props;
  const translate = useTexts();
  return (
    <div className="search-head">
      <div className="container">
        <Heading level={1}>{translate('search.title')}</Heading>
        <form
          role="search"
          className="shop-search search-head__form"
          aria-label={translate('search.pageForm')}
          onSubmit={(event) => {
            event.preventDefault();
            if (model.submit() === 'there') onAgain();
          }}
        >
          <IconSearch stroke={1.5} aria-hidden="true" />
          <label className="visually-hidden" htmlFor="search-q">
            {translate('shell.search.label')}
          </label>
          <input
            id="search-q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_TEXT_LENGTH}
            value={model.list.searchText}
            onChange={(event) => model.list.type(event.target.value)}
          />
          <Button type="submit" appearance="primary" className="search-head__submit">
            {translate('search.submit')}
          </Button>
        </form>
        <KindTabs model={model} />
      </div>
    </div>
  );
});

const KindTabs = observer(function KindTabs({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const language = useLanguage();
  const kinds = kindsOf(model.list.query);
  const [only, ...more] = kinds;
  const shown = (count: number | null): string | null => (count === null ? null : formatNumber(count, language));
  const all = {
    href: model.hrefOf(SUGGESTED_KINDS),
    label: translate('search.kind.all'),
    count: shown(model.countOfAll),
    current: kinds.length === SUGGESTED_KINDS.length,
  };
  const tabs = SUGGESTED_KINDS.map((kind) => ({
    href: model.hrefOf([kind]),
    label: translate(`search.kind.${kind}`),
    count: shown(model.counts?.[kind] ?? null),
    current: only === kind && more.length === 0,
  }));
  return <Tabs label={translate('search.result.tabs')} tabs={[all, ...tabs]} />;
});

/** The list with its filters; without filters and without results, what else there is. */
const NothingOrList = observer(function NothingOrList(props: {
  readonly model: SearchResultViewModel;
  readonly display: SearchQuery['display'];
}) {
  const { model, display } = props;
  const { list } = model;
  const translate = useTexts();
  const { value, state } = list.results;
  const isEmpty = value?.total === 0 && state === 'ready' && list.activeFilters.length === 0;
  if (isEmpty && kindsOf(list.query).length === SUGGESTED_KINDS.length) return <NothingFound model={model} />;
  const { q } = list.query;
  return (
    <ListPage
      list={list}
      pageOf={(results) => results}
      filters={<SearchFilters model={model} />}
      filterLabel={(name) => filterLabel(name, model, translate)}
      results={(results) => <FoundResults model={model} results={results} display={display} />}
      skeleton={<SearchSkeleton q={q} />}
      tools={
        <>
          <SearchOrder model={model} />
          {isOverview(list.query) ? null : (
            <DisplayChoice display={display} onChoose={(chosen) => list.show({ display: chosen })} />
          )}
        </>
      }
      texts={{
        count: (count) =>
          model.q === q
            ? translate(q === '' ? 'search.result.count' : 'search.result.countFor', { count, q })
            : translate('search.result.guessed', { count, q, word: model.q }),
        showResults: (count) => translate('search.result.show', { count }),
        failed: translate('search.result.failed'),
        empty: {
          title: q === '' ? translate('search.none.plainTitle') : translate('search.none.title', { q }),
          text: translate('search.none.text'),
          filteredText: translate('search.none.filtered'),
        },
      }}
    />
  );
});

const SearchOrder = observer(function SearchOrder({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  return (
    <SortChoice
      options={[
        { value: 'desc', label: translate('search.sort.desc') },
        { value: 'asc', label: translate('search.sort.asc') },
      ]}
      value={model.list.query.direction}
      onChange={(direction) => model.list.narrow({ direction })}
    />
  );
});

function SearchSkeleton({ q }: { readonly q: string }) {
  const translate = useTexts();
  return (
    <>
      <p className="text-subtle search-busy">{q === '' ? null : translate('search.result.busy', { q })}</p>
      <Skeleton height="7rem" />
      <ProductRowSkeletons count={4} />
    </>
  );
}

const PLAIN_LABELS = {
  fundId: 'search.filter.chosenFund',
  categoryId: 'search.filter.chosenCategory',
  organizationId: 'search.filter.chosenOrganization',
} as const;

/** The name of the chosen option; a general word while the options are not there. */
function filterLabel(name: string, model: SearchResultViewModel, translate: Translate): string {
  if (!isFilter(name)) return name;
  const id = model.list.query[name];
  return model.options.of(name).find((option) => option.id === id)?.name ?? translate(PLAIN_LABELS[name]);
}

function isFilter(name: string): name is FilterName {
  return name in PLAIN_LABELS;
}
