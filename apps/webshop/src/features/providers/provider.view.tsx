import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Skeleton, SkeletonText } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useNameOfLink } from '../../lib/links/name-link.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { NamedProviderHead, ProviderHead } from './parts/provider-head.tsx';
import { ProviderContact } from './parts/provider-contact.tsx';
import { ProviderPlaces } from './provider-places.view.tsx';
import { ProviderProducts } from './provider-products.view.tsx';
import { ProviderViewModel } from './provider.vm.ts';
import './provider-page.css';

export const reads = screenModel(ProviderViewModel, ({ path: { id = '' }, language, signedIn }) => ({
  id,
  language,
  signedIn,
}));

/** The page of a provider: what it is, how to reach it, what it offers and where. */
export const Component = observer(function ProviderScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const name = useNameOfLink();
  useOwnTitle(model.isMissing ? translate('providers.missing.title') : model.name);
  return (
    <div className="container page provider-page">
      <Trail
        between={[{ to: goTo('providers', {}), label: translate('providers.title') }]}
        current={translate('providers.provider.title')}
        name={model.name ?? name}
      />
      {model.isMissing ? (
        <MissingScreen
          title="providers.missing.title"
          text="providers.missing.text"
          button="providers.missing.toList"
          to={goTo('providers', {})}
          live="alert"
        />
      ) : (
        <Loaded
          from={model.provider}
          skeleton={<ProviderSkeleton isHeadKnown={name !== null} />}
          heading={translate('providers.provider.title')}
          known={name === null ? null : <NamedProviderHead name={name} />}
        >
          {(provider) => <ProviderBody provider={provider} model={model} />}
        </Loaded>
      )}
    </div>
  );
});

const ProviderBody = observer(function ProviderBody(props: { provider: Provider; model: ProviderViewModel }) {
  const { provider, model } = props;
  const translate = useTexts();
  return (
    <>
      <ProviderHead provider={provider} />
      <ProviderContact provider={provider} />
      <div className="split split--aside">
        <div className="stack--wide">
          {provider.descriptionHtml === '' ? null : (
            <section aria-labelledby="provider-about">
              <Heading level={2} id="provider-about">
                {translate('providers.about')}
              </Heading>
              <RichText html={provider.descriptionHtml} />
            </section>
          )}
          <ProviderProducts kind="products" from={model.products} viewer={model.own.viewer} provider={provider} />
          <ProviderProducts kind="actions" from={model.subsidies} viewer={model.own.viewer} provider={provider} />
        </div>
        <ProviderPlaces provider={provider} hasMap={model.hasMap} />
      </div>
    </>
  );
});

function ProviderSkeleton({ isHeadKnown }: { readonly isHeadKnown: boolean }) {
  return (
    <>
      {isHeadKnown ? null : <Skeleton height="14rem" />}
      <div className="split split--aside provider-page__skeleton">
        <SkeletonText lines={6} />
        <Skeleton height="18rem" />
      </div>
    </>
  );
}
