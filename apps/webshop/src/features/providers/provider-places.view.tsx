import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useMemo } from 'react';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { OfficeList } from './parts/office-list.tsx';
import { OfficesMap } from './parts/offices-map.tsx';
import { numberedPins } from './parts/office-pin.ts';

/** The number of offices beside the map; the dialog has the rest. */
const SHOWN_FIRST = 4;
/** The zoom of the small map: a town. */
const TOWN_ZOOM = 13;

/** The offices of a provider: a small map with numbered pins, and the list with the same numbers. */
export function ProviderPlaces(props: { readonly provider: Provider; readonly hasMap: boolean }) {
  const { provider, hasMap } = props;
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const { offices } = provider;
  const pins = useMemo(() => numberedPins(offices), [offices]);
  if (offices.length === 0) return null;
  return (
    <aside aria-labelledby="provider-places">
      <Heading level={2} size={3} id="provider-places">
        {translate('providers.places')}
      </Heading>
      <Card className="provider-places">
        {hasMap && pins.length > 0 ? (
          <OfficesMap
            label={translate('providers.places.map', { name: provider.name })}
            pins={pins}
            center={null}
            zoom={TOWN_ZOOM}
            size="small"
          />
        ) : null}
        <div className="provider-places__list">
          <OfficeList
            offices={offices.slice(0, SHOWN_FIRST)}
            from={null}
            label={translate('offices.list.of', { name: provider.name })}
            numbered={pins.length > 0}
          />
          {offices.length > SHOWN_FIRST ? (
            <Button onClick={() => dialogs.open('offices-list', { providerName: provider.name, offices, from: null })}>
              {translate('providers.offices.all', { count: offices.length })}
            </Button>
          ) : null}
        </div>
      </Card>
    </aside>
  );
}
