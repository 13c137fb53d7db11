import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Anchor } from '@stadstegoed/ui/link/link-component.tsx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { OfficesMap } from './parts/offices-map.tsx';
import { OpenNow } from './parts/open-now.tsx';
import { RouteLink } from './parts/route-link.tsx';
import { useOfficeCardData } from './parts/use-office-card-data.ts';
import { ProviderLogo } from './parts/provider-logo.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';
import { MAP_ZOOM, pinsOf } from './providers-pins.ts';

/** The map with the offices of all providers that fit the filters, up to 1000 providers (PV-028). */
export const ProvidersMap = observer(function ProvidersMap(props: {
  model: ProvidersViewModel;
  providers: readonly Provider[];
}) {
  const { model, providers } = props;
  const translate = useTexts();
  const pins = useMemo(() => pinsOf(providers), [providers]);
  return (
    <OfficesMap
      label={translate('providers.map.label')}
      pins={pins}
      center={model.mapCenter}
      zoom={MAP_ZOOM}
      chosenId={model.chosenOfficeId}
      markedId={model.markedOfficeId}
      onChoose={model.choose}
      me={model.near.position}
      onLocate={() => void model.near.useDevice()}
    >
      <MapCard model={model} />
    </OfficesMap>
  );
});

/** The card of the chosen pin. */
const MapCard = observer(function MapCard({ model }: { readonly model: ProvidersViewModel }) {
  const { chosen: provider, chosenOfficeId } = model;
  const translate = useTexts();
  const href = useHref();
  const faceOf = useOfficeCardData(model.near.position);
  const office = provider?.offices.find(({ id }) => id === chosenOfficeId);
  if (provider === null || office === undefined) return null;
  const face = faceOf(office);
  return (
    <section className="map-card" aria-label={provider.name}>
      <ProviderLogo logo={provider.logo} id={provider.id} eager />
      <div>
        <h2 className="map-card__name">
          <Anchor className="stads-link" href={href(goTo('provider', { id: provider.id }))}>
            <NameText name={provider.name} kind="provider" />
          </Anchor>
        </h2>
        <p className="text-subtle">{[face.street, face.distance].filter(Boolean).join('\u00a0· ')}</p>
        <p>
          <OpenNow face={face} />
        </p>
      </div>
      <Button
        appearance="subtle"
        iconOnly
        aria-label={translate('providers.map.close', { name: provider.name })}
        icon={<IconX stroke={1.5} aria-hidden="true" />}
        onClick={() => model.choose(null)}
      />
      <p className="map-card__links">
        <RouteLink href={face.routeUrl} to={provider.name} />
        <Anchor
          className="office-link"
          href={href(goTo('provider-office', { organizationId: provider.id, id: office.id }))}
        >
          {translate('providers.map.office')}
        </Anchor>
      </p>
    </section>
  );
});
