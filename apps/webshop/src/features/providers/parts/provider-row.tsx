import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import type { Position } from '@stadstegoed/core/providers/position.ts';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card, CardLink } from '@stadstegoed/ui/card/card.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { Anchor } from '@stadstegoed/ui/link/link-component.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { NameText } from '../../../lib/texts/name-text.view.tsx';
import { IfScreenEnabled } from '../../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { OpenNow } from './open-now.tsx';
import { RouteLink } from './route-link.tsx';
import { useOfficeCardData } from './use-office-card-data.ts';
import { officeOfRow } from './main-office.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { ProviderOffices } from './provider-offices.tsx';
import './provider.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Props of a provider in a list. */
export interface ProviderRowProps {
  readonly provider: Provider;
  /** The place from which distances count; null when it is unknown. */
  readonly from: Position | null;
  /** Whether its pin is chosen on the map. */
  readonly chosen?: boolean;
  /** Further actions, such as showing it on the map. */
  readonly actions?: Elements;
  /** Opens the dialog with all offices. */
  readonly onAllOffices?: () => void;
  readonly eager?: boolean;
}

/** A provider in a list: logo, name, its nearest office with distance and hours, kind, route and offers. */
export function ProviderRow(props: ProviderRowProps) {
  const { provider, from, chosen = false, actions, onAllOffices, eager = false } = props;
  const href = useHref();
  return (
    <Card as="li" className={classNames('provider-row', chosen && 'provider-row--chosen')} id={rowId(provider.id)}>
      <ProviderLogo logo={provider.logo} id={provider.id} eager={eager} />
      <div>
        <h2 className="provider-row__name">
          <CardLink href={href(goTo('provider', { id: provider.id }))}>
            <NameText name={provider.name} kind="provider" />
          </CardLink>
        </h2>
        <RowFacts provider={provider} from={from} />
      </div>
      <RowLinks provider={provider} from={from} actions={actions} />
      <ProviderOffices provider={provider} from={from} onAll={onAllOffices} />
    </Card>
  );
}

/** The id of the row of a provider, to bring it into view. */
export const rowId = (providerId: string): string => `provider-${providerId}`;

function RowFacts({ provider, from }: Pick<ProviderRowProps, 'provider' | 'from'>) {
  const faceOf = useOfficeCardData(from);
  const office = officeOfRow(provider.offices, from);
  const face = office && faceOf(office);
  return (
    <>
      {face === null ? null : (
        <p className="provider-row__facts">
          <span>{face.street}</span> {face.distance === null ? null : <span className="figures">{face.distance}</span>}
        </p>
      )}
      <p className="provider-row__facts">
        {face === null ? null : <OpenNow face={face} />}{' '}
        {provider.businessType === null ? null : (
          <span>
            {/* Screen readers read both as one line. */}
            {face === null ? null : <span className="visually-hidden">, </span>}
            <span>{provider.businessType.name}</span>
          </span>
        )}
      </p>
    </>
  );
}

function RowLinks({ provider, from, actions }: Pick<ProviderRowProps, 'provider' | 'from' | 'actions'>) {
  const translate = useTexts();
  const href = useHref();
  const faceOf = useOfficeCardData(from);
  const office = officeOfRow(provider.offices, from);
  return (
    <p className="provider-row__links">
      {office === null ? null : <RouteLink href={faceOf(office).routeUrl} to={provider.name} />}
      <IfScreenEnabled screen="products">
        <Anchor className="office-link" href={href(goTo('products', {}, { organization_id: provider.id }))}>
          <IconShoppingBag size={20} stroke={1.5} aria-hidden="true" />
          <span>{translate('providers.offers')}</span>
          <span className="visually-hidden">{`\u00a0${translate('providers.of', { name: provider.name })}`}</span>
        </Anchor>
      </IfScreenEnabled>
      {actions}
    </p>
  );
}

/** Placeholders of rows, as high as the rows. */
export function ProviderRowSkeletons(props: { readonly count: number }) {
  return (
    <div className="provider-rows">
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="stads-card provider-row">
          <Skeleton width="3.5rem" height="3.5rem" />
          <div className="provider-row__skeleton">
            <Skeleton shape="line" width="70%" height="1.25rem" />
            <Skeleton shape="line" width="45%" />
            <Skeleton shape="line" width="60%" />
          </div>
          <p className="provider-row__links">
            <Skeleton shape="line" width="40%" />
          </p>
        </div>
      ))}
    </div>
  );
}
