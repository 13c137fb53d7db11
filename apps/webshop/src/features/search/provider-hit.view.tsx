import type { FoundProvider } from '@stadstegoed/core/search/search.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { NameLink } from '../../lib/links/name-link.view.tsx';
import { OpenNow } from '../providers/parts/open-now.tsx';
import { ProviderLogo } from '../providers/parts/provider-logo.tsx';
import { RouteLink } from '../providers/parts/route-link.tsx';
import { useOfficeCardData } from '../providers/parts/use-office-card-data.ts';

/** A found provider, drawn as in the list of providers, with the address of its first office. */
export function ProviderHit({ found }: { readonly found: FoundProvider }) {
  const faceOf = useOfficeCardData();
  const [office] = found.offices;
  const face = office && faceOf(office);
  return (
    <Card as="li" className="provider-row">
      <ProviderLogo logo={found.picture} id={found.id} />
      <div>
        <h3 className="provider-row__name">
          <NameLink to={goTo('provider', { id: found.id })} name={found.name} kind="provider" />
        </h3>
        <p className="provider-row__facts">
          <span>{found.businessType}</span> <span>{face ? <ContentText>{face.street}</ContentText> : null}</span>
          {face ? <OpenNow face={face} /> : null}
        </p>
      </div>
      {face ? (
        <div className="provider-row__route">
          <RouteLink href={face.routeUrl} to={face.street} />
        </div>
      ) : null}
    </Card>
  );
}
