import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Anchor } from '@stadstegoed/ui/link/link-component.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useOfficeCardData } from './use-office-card-data.ts';
import { OpenNow } from './open-now.tsx';
import { RouteLink } from './route-link.tsx';
import './office.css';

export interface OfficeListProps {
  readonly offices: readonly Office[];
  /** The place from which distances count; null when it is unknown. */
  readonly from: Position | null;
  /** The accessible name of the list. */
  readonly label: string;
  /** Numbers the offices, as their pins on a map beside the list. */
  readonly numbered?: boolean;
}

/** Offices with their address, distance, whether they are open now, and the route. */
export function OfficeList({ offices, from, label, numbered = false }: OfficeListProps) {
  const faceOf = useOfficeCardData(from);
  const href = useHref();
  return (
    <ul className="office-list" aria-label={label}>
      {offices.map((office, index) => {
        const face = faceOf(office);
        const page = href(goTo('provider-office', { organizationId: office.organizationId, id: office.id }));
        return (
          <li key={office.id}>
            {numbered ? <span className="office-list__number figures">{index + 1}</span> : null}
            <div>
              <p className="office-list__name">
                <Anchor href={page} className="stads-link">
                  {face.street}
                </Anchor>
              </p>
              <p className="text-subtle">{[face.town, face.distance].filter(Boolean).join('\u00a0· ')}</p>
              <p>
                <OpenNow face={face} />
              </p>
            </div>
            <RouteLink href={face.routeUrl} to={face.street} />
          </li>
        );
      })}
    </ul>
  );
}
