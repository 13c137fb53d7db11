import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { isFoundIn } from '@stadstegoed/core/search/found-parts.ts';
import type { Found, SearchKind } from '@stadstegoed/core/search/search.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { ContentTextContext } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { LinkState } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { ProductRow } from '../products/parts/product-row.tsx';
import { ProductTile } from '../products/parts/product-tile.tsx';
import { productCardData } from '../products/parts/product-card-data.ts';
import { searchDataOf } from '../products/parts/search-data.ts';
import { FundHit } from './fund-hit.view.tsx';
import { Marked } from './marked.tsx';
import { ProviderHit } from './provider-hit.view.tsx';
import type { ResultGroup, Results } from '@stadstegoed/core/search/search-results.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchResultViewModel } from './search-result.vm.ts';
import { SUGGESTED_KINDS } from './suggestions.vm.ts';

interface FoundResultsProps {
  readonly model: SearchResultViewModel;
  readonly results: Results;
  readonly display: SearchQuery['display'];
}

/** The results, in groups or as one list, with the searched words marked in every card. */
export const FoundResults = observer(function FoundResults(props: FoundResultsProps) {
  const { model, results, display } = props;
  const translate = useTexts();
  const { q } = model;
  const draw = useCallback((text: string) => <Marked text={text} q={q} />, [q]);
  return (
    <ContentTextContext value={draw}>
      {results.groups === null ? (
        <>
          <h2 className="visually-hidden">{translate('search.result.found')}</h2>
          <HitList model={model} items={results.items} display={display} />
        </>
      ) : (
        <Groups model={model} groups={results.groups} />
      )}
    </ContentTextContext>
  );
});

/** The kinds as under the search field: those with the searched word in a name come first. */
const Groups = observer(function Groups(props: {
  readonly model: SearchResultViewModel;
  readonly groups: readonly ResultGroup[];
}) {
  const { model, groups } = props;
  const translate = useTexts();
  const { q } = model;
  const ordered = useMemo(() => {
    const isNamed = ({ items }: ResultGroup) => items.some(({ name }) => isFoundIn(name, q));
    return SUGGESTED_KINDS.flatMap((kind) => groups.filter((group) => group.kind === kind)).sort(
      (one, other) => Number(isNamed(other)) - Number(isNamed(one)),
    );
  }, [groups, q]);
  return (
    <>
      {ordered.map((group) => (
        <Group key={group.kind} model={model} group={group} />
      ))}
      <p className="search-more">
        <Link appearance="standalone" href={model.hrefOf(SUGGESTED_KINDS, '0')}>
          {translate('search.result.oneList')}
        </Link>
      </p>
    </>
  );
});

const MORE = {
  funds: 'search.result.allFunds',
  products: 'search.result.allProducts',
  providers: 'search.result.allProviders',
} as const;

const Group = observer(function Group(props: { readonly model: SearchResultViewModel; readonly group: ResultGroup }) {
  const { model, group } = props;
  const { kind, items, count, failure } = group;
  const translate = useTexts();
  if (items.length === 0 && failure === null) return null;
  return (
    <section className="search-group" aria-labelledby={`search-${kind}`}>
      <div className="section__head">
        <Heading level={2} id={`search-${kind}`}>
          {translate(`search.kind.${kind}`)}
        </Heading>
        {count !== null && count > items.length ? (
          <Link
            appearance="standalone"
            href={model.hrefOf([kind])}
            icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
          >
            {translate(MORE[kind], { count })}
          </Link>
        ) : null}
      </div>
      {failure === null ? null : (
        <LoadFailure
          failure={failure}
          title={translate('search.result.groupFailed')}
          onRetry={() => void model.list.reload()}
        />
      )}
      <HitList model={model} items={items} display={displayOf(kind)} />
    </section>
  );
});

/** In an overview offers are tiles, as on the list of offers; the rest is a line each. */
function displayOf(kind: SearchKind): SearchQuery['display'] {
  return kind === 'products' ? 'grid' : 'list';
}

/** Results in a list. The page of an offer leads back to it. */
const HitList = observer(function HitList(props: {
  readonly model: SearchResultViewModel;
  readonly items: readonly Found[];
  readonly display: SearchQuery['display'];
}) {
  const { model, items, display } = props;
  const { pathname, search } = useLocation();
  const isGrid = display === 'grid';
  return (
    <LinkState value={searchDataOf(pathname + search)}>
      <ul className={isGrid ? 'grid grid--3' : 'search-hits'}>
        {items.map((found) => (
          <Hit key={`${found.kind} ${found.id}`} found={found} isGrid={isGrid} model={model} />
        ))}
      </ul>
    </LinkState>
  );
});

const Hit = observer(function Hit(props: { found: Found; isGrid: boolean; model: SearchResultViewModel }) {
  const { found, isGrid, model } = props;
  switch (found.kind) {
    case 'funds':
      return <FundHit found={found} q={model.q} />;
    case 'providers':
      return <ProviderHit found={found} />;
    case 'products': {
      const face = productCardData(found.product, model.own.viewer);
      const Offer = isGrid ? ProductTile : ProductRow;
      return <Offer face={face} bookmark={model.bookmarks.of(found.product)} />;
    }
  }
});
