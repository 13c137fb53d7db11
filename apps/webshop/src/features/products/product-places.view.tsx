import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Settings } from '../../lib/app/settings.ts';
import { whenOnScreen } from '../../lib/focus/watch-on-screen.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { numberedPins } from '../providers/parts/office-pin.ts';
import { OfficeList } from '../providers/parts/office-list.tsx';
import { OfficesMap } from '../providers/parts/offices-map.tsx';

/** The zoom of the map of one office: a town. */
const TOWN_ZOOM = 13;

/** Where an offer is: a map, which is fetched when it comes onto the screen, and the offices with the same numbers. */
export const ProductPlaces = observer(function ProductPlaces(props: {
  readonly offices: readonly Office[];
  readonly from: Position | null;
}) {
  const { offices, from } = props;
  const label = useTexts()('products.product.places');
  const { platform } = useService(Settings);
  const [isOnScreen, setOnScreen] = useState(false);
  const watch = useMemo(() => whenOnScreen(() => setOnScreen(true)), []);
  const pins = useMemo(() => numberedPins(offices), [offices]);
  const hasMap = pins.length > 0 && platform?.shown.providerMap !== false;
  return (
    <section>
      <Heading level={2}>{label}</Heading>
      <Card className="product-places">
        {hasMap ? (
          <div className="product-places__map" ref={watch}>
            {isOnScreen ? <OfficesMap label={label} pins={pins} center={null} zoom={TOWN_ZOOM} size="small" /> : null}
          </div>
        ) : null}
        <OfficeList offices={offices} from={from} label={label} numbered={hasMap && offices.length > 1} />
      </Card>
    </section>
  );
});
