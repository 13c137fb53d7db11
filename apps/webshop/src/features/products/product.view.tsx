import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { SkeletonText } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { Loaded } from '../../support/loaded.view.tsx';
import { MissingScreen } from '../../support/missing-screen.view.tsx';
import { Trail } from '../../support/page-head.view.tsx';
import { Session } from '../../support/session.ts';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useOwnTitle } from '../../support/use-screen-title.ts';
import { useService, useViewModel } from '../../support/use-view-model.ts';
import { OfferBy, OfferPrice } from './parts/offer-card.tsx';
import { ProductViewModel } from './product.vm.ts';

/** The page of an offer (2 §2). */
export const Component = observer(function ProductScreen() {
  const { id = '' } = useParams();
  const { isSignedIn: signedIn } = useService(Session);
  const language = useLanguage();
  const translate = useTexts();
  const model = useViewModel(ProductViewModel, { id, language, signedIn });
  useOwnTitle(model.isMissing ? translate('products.product.missing.title') : model.name);
  return (
    <div className="container page">
      <Trail current={model.name ?? translate('products.product.title')} />
      {model.isMissing ? (
        <MissingScreen
          title="products.product.missing.title"
          text="products.product.missing.text"
          button="products.product.missing.toHome"
          to={goTo('home', {})}
          live="alert"
        />
      ) : (
        <Loaded
          from={model.product}
          skeleton={<SkeletonText lines={6} />}
          failedHeading={translate('products.product.title')}
        >
          {() => <ProductBody model={model} />}
        </Loaded>
      )}
    </div>
  );
});

const ProductBody = observer(function ProductBody(props: { model: ProductViewModel }) {
  const { face } = props.model;
  if (face === null) return null;
  const { product } = face;
  return (
    <>
      <Heading level={1}>
        <ContentText>{product.name}</ContentText>
      </Heading>
      <OfferBy face={face} />
      <RichText html={product.descriptionHtml} />
      <Card padded>
        <OfferPrice face={face} />
      </Card>
    </>
  );
});
