import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Skeleton, SkeletonText } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Navigation } from '../../lib/app/app-ports.ts';
import { HourStorage } from '../../lib/app/text-storage.ts';
import { useNameOfLink } from '../../lib/links/name-link.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { returnPath } from '../../lib/shared-state/return-path.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel, useService } from '../../lib/view-model/use-view-model.ts';
import { productTint } from './parts/product-picture.tsx';
import { PriceCard } from './price-card.view.tsx';
import { ProductContent } from './product-content.view.tsx';
import { NamedProductHead, ProductHead } from './product-head.view.tsx';
import { ProductViewModel } from './product.vm.ts';
import { RelatedProducts } from './related-products.view.tsx';
import { canReserve } from './reserve-action.view.tsx';
import { ReserveOnArrival } from './reserve-on-arrival.view.tsx';
import { readSearchData, type SearchData } from './parts/search-data.ts';
import './product.css';

export const reads = screenModel(ProductViewModel, ({ path: { id = '' }, state, language, signedIn }) => ({
  id,
  postcode: postcodeOf(readSearchData(state)),
  language,
  signedIn,
}));

/** The page of an offer. */
export const Component = observer(function ProductScreen() {
  const { id = '' } = useParams();
  const translate = useTexts();
  const searchData = readSearchData(useLocation().state);
  const model = useScreenModel(reads);
  const name = useNameOfLink();
  useOwnTitle(model.isMissing ? translate('products.product.gone.title') : model.name);
  const isAction = model.product.value?.funds.every(({ type }) => type === 'subsidies') === true;
  const list = isAction
    ? { to: goTo('actions', {}), label: translate('products.actions.title') }
    : { to: goTo('products', {}), label: translate('products.list.title') };
  return (
    <div className="container product-page">
      <ReserveOnArrival id={id} model={model} />
      <Trail between={[list]} current={translate('products.product.title')} name={model.name ?? name} />
      {searchData === null ? null : <BackToList searchData={searchData} />}
      {model.isMissing ? (
        <MissingScreen
          title="products.product.gone.title"
          text="products.product.gone.text"
          button="products.product.gone.list"
          to={goTo('products', {})}
          live="alert"
        />
      ) : (
        <Loaded
          from={model.product}
          skeleton={<ProductSkeleton isHeadKnown={name !== null} />}
          heading={translate('products.product.title')}
          known={name === null ? null : <NamedProductHead name={name} />}
          failedTitle={translate('products.product.failed')}
        >
          {() => <ProductBody model={model} />}
        </Loaded>
      )}
      <RelatedProducts model={model} searchData={searchData} />
    </div>
  );
});

const ProductBody = observer(function ProductBody({ model }: { readonly model: ProductViewModel }) {
  const goals = useService(HourStorage);
  const navigation = useService(Navigation);
  const { pathname, search } = useLocation();
  const { face } = model;
  const product = face?.product;
  useEffect(() => {
    if (product !== undefined) model.bookmarks.resume([product]);
  }, [model, product]);
  if (face === null) return null;
  const handleSignIn = () => {
    const reserves = canReserve(face.product);
    // This browser keeps the address; a sign-in link that is opened elsewhere has the target.
    returnPath.write(goals, pathname + (reserves ? withReserve(search) : search));
    navigation.go(model.signIn(reserves));
  };
  return (
    <div className={`product-page__grid ${tintClass(productTint(face))}`}>
      <LongWaitNote isWaiting={model.bookmarks.running > 0} />
      <ProductHead face={face} model={model} />
      <PriceCard face={face} model={model} onSignIn={handleSignIn} />
      <ProductContent face={face} model={model} />
    </div>
  );
});

/** The query with which the offer opens with its dialog to reserve. */
function withReserve(search: string): string {
  const query = new URLSearchParams(search);
  query.set('reserve', '1');
  return `?${query.toString()}`;
}

/** Returns to the list at the same place: back in the history, where the list and its scroll position still are. */
function BackToList({ searchData }: { readonly searchData: SearchData }) {
  const translate = useTexts();
  const navigate = useNavigate();
  return (
    <p className="product-page__back no-print">
      <a
        className="stads-link stads-link--standalone"
        href={searchData.address}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-searchData.steps);
        }}
      >
        <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
        <span>{translate('products.product.back')}</span>
      </a>
    </p>
  );
}

function postcodeOf(searchData: SearchData | null): string {
  const query = searchData?.address.split('?')[1] ?? '';
  return new URLSearchParams(query).get('postcode') ?? '';
}

function ProductSkeleton({ isHeadKnown }: { readonly isHeadKnown: boolean }) {
  return (
    <div className="product-page__grid">
      {isHeadKnown ? null : <Skeleton height="17rem" />}
      <Skeleton height="22rem" />
      <div className="product-page__main">
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
