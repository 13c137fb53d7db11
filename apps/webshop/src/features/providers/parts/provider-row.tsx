import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { NameLink } from '../../../lib/links/name-link.view.tsx';
import { OpenNow } from './open-now.tsx';
import { RouteLink } from './route-link.tsx';
import { useOfficeCardData, type ShownOffice } from './use-office-card-data.ts';
import { officeOfRow } from './main-office.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { OfficesToggle, UnfoldedOffices } from './provider-offices.tsx';
import './provider.css';

export interface ProviderRowProps {
  readonly provider: Provider;
  /** The place from which distances count; null when it is unknown. */
  readonly from: Position | null;
  /** The office whose pin is chosen on the map; its address stands on the row. */
  readonly chosenOffice?: Office | null;
  /** Opens the dialog with all offices. */
  readonly onAllOffices?: () => void;
  /** The pointer or the focus came to the row (the office that it shows), or left it (null). */
  readonly onMark?: (officeId: string | null) => void;
  readonly eager?: boolean;
}

/** A provider in a list: logo, name, kind and distance, whether it is open, and the route. The whole card opens the provider. */
export function ProviderRow(props: ProviderRowProps) {
  const { provider, from, chosenOffice = null, onAllOffices, onMark, eager = false } = props;
  const faceOf = useOfficeCardData(from);
  const office = chosenOffice ?? officeOfRow(provider.offices, from);
  const face = office && faceOf(office);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      as="li"
      className={classNames('provider-row', chosenOffice !== null && 'provider-row--chosen')}
      id={rowId(provider.id)}
      onMouseEnter={() => onMark?.(office?.id ?? null)}
      onMouseLeave={() => onMark?.(null)}
      onFocus={() => onMark?.(office?.id ?? null)}
      onBlur={() => onMark?.(null)}
    >
      <ProviderLogo logo={provider.logo} id={provider.id} eager={eager} />
      <div>
        <h2 className="provider-row__name">
          <NameLink to={goTo('provider', { id: provider.id })} name={provider.name} kind="provider" />
        </h2>
        {chosenOffice === null ? null : <p className="provider-row__facts">{face?.street}</p>}
        <p className="provider-row__facts">
          <span>{provider.businessType?.name}</span>
          <OfficesToggle provider={provider} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          <OfficeFacts face={face} />
        </p>
      </div>
      <RowRoute face={face} name={provider.name} />
      {isOpen ? <UnfoldedOffices provider={provider} from={from} onAll={onAllOffices} /> : null}
    </Card>
  );
}

/** Nothing for a provider without an office. */
function OfficeFacts({ face }: { readonly face: ShownOffice | null }) {
  return face === null ? null : (
    <>
      {face.distance === null ? null : <span className="figures">{` ${face.distance}`}</span>}
      <OpenNow face={face} />
    </>
  );
}

function RowRoute({ face, name }: { readonly face: ShownOffice | null; readonly name: string }) {
  return face === null ? null : (
    <div className="provider-row__route">
      <RouteLink href={face.routeUrl} to={name} />
    </div>
  );
}

/** The id of the row of a provider, to bring it into view. */
export const rowId = (providerId: string): string => `provider-${providerId}`;

/** Placeholders of rows, as high as the rows. */
export function ProviderRowSkeletons(props: { readonly count: number }) {
  return (
    <div className="provider-rows">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="stads-card provider-row">
          <Skeleton width="2.75rem" height="2.75rem" />
          <div className="provider-row__skeleton">
            <Skeleton shape="line" width="70%" height="1.125rem" />
            <Skeleton shape="line" width="45%" />
            <Skeleton shape="line" width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
