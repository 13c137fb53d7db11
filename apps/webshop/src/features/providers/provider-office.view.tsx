import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Office } from '@stadstegoed/core/providers/office.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { keepTogether } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Anchor } from '@stadstegoed/ui/link/link-component.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { OfficeHours } from './parts/office-hours.tsx';
import { OpenNow } from './parts/open-now.tsx';
import { useOfficeCardData } from './parts/use-office-card-data.ts';
import { HeadFrame } from './parts/head-frame.tsx';
import { OfficeAside } from './office-aside.view.tsx';
import { ProviderProducts } from './provider-products.view.tsx';
import { ProviderOfficeViewModel } from './provider-office.vm.ts';
import './provider-page.css';

export const reads = screenModel(ProviderOfficeViewModel, ({ path, language }) => ({
  organizationId: path['organizationId'] ?? '',
  id: path['id'] ?? '',
  language,
}));

/** The page of one office: opening hours by day, whether it is open now, the map and the route. */
export const Component = observer(function ProviderOfficeScreen() {
  const { organizationId = '' } = useParams();
  const translate = useTexts();
  const model = useScreenModel(reads);
  const provider = model.office.value;
  useOwnTitle(model.isMissing ? translate('providers.office.missing.title') : model.name);
  return (
    <div className="container page provider-page">
      <Trail
        between={[
          { to: goTo('providers', {}), label: translate('providers.title') },
          ...(provider === null
            ? []
            : [{ to: goTo('provider', { id: organizationId }), name: provider.organizationName }]),
        ]}
        current={translate('providers.office.title')}
        name={model.name}
      />
      {model.isMissing ? (
        <MissingScreen
          title="providers.office.missing.title"
          text="providers.office.missing.text"
          button="providers.missing.toList"
          to={goTo('providers', {})}
          live="alert"
        />
      ) : (
        <Loaded from={model.office} skeleton={<OfficeSkeleton />} heading={translate('providers.office.title')}>
          {(office) => <OfficeBody office={office} model={model} />}
        </Loaded>
      )}
    </div>
  );
});

const OfficeBody = observer(function OfficeBody(props: { office: Office; model: ProviderOfficeViewModel }) {
  const { office, model } = props;
  const translate = useTexts();
  const href = useHref();
  const face = useOfficeCardData()(office);
  const provider = { id: office.organizationId, name: office.organizationName };
  return (
    <>
      <HeadFrame id={provider.id} logo={office.organizationLogo} photo={office.photo}>
        <Heading level={1}>{face.street}</Heading>
        <p className="provider-head__facts">
          <span>
            <IconMapPin size={20} stroke={1.5} aria-hidden="true" />
            <span>{keepTogether(office.address)}</span>
          </span>
        </p>
        <p>
          <OpenNow face={face} asPill />
        </p>
      </HeadFrame>
      <p>
        <Anchor className="office-link" href={href(goTo('provider', { id: provider.id }))}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
          <span>{translate('providers.office.all', { name: provider.name })}</span>
        </Anchor>
      </p>
      <StateNotice office={office} />
      <div className="split split--aside">
        <div className="stack--wide">
          <section aria-labelledby="office-hours">
            <Heading level={2} id="office-hours">
              {translate('offices.hours.title')}
            </Heading>
            <Card padded>
              <OfficeHours office={office} />
            </Card>
          </section>
          <ProviderProducts
            kind="products"
            from={model.products}
            viewer={model.own.viewer}
            provider={provider}
            title={translate('providers.office.offers')}
          />
        </div>
        <OfficeAside office={office} hasMap={model.hasMap} />
      </div>
    </>
  );
});

/** Says that a paused or closed office receives nobody, and what to do. */
function StateNotice({ office }: { readonly office: Office }) {
  const translate = useTexts();
  if (office.state === 'active') return null;
  return (
    <Notice kind="warning" title={translate(`providers.office.${office.state}.title`)}>
      <p>{translate(`providers.office.${office.state}.text`)}</p>
    </Notice>
  );
}

function OfficeSkeleton() {
  return (
    <>
      <Skeleton height="14rem" />
      <div className="split split--aside provider-page__skeleton">
        <SkeletonRows count={7} />
        <Skeleton height="16rem" />
      </div>
    </>
  );
}
