import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { FoundProvider } from '@stadstegoed/core/search/search.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { NameLink } from '../../lib/links/name-link.view.tsx';
import { OpenNow } from '../providers/parts/open-now.tsx';
import { ProviderLogo } from '../providers/parts/provider-logo.tsx';
import { RouteLink } from '../providers/parts/route-link.tsx';
import { useOfficeCardData } from '../providers/parts/use-office-card-data.ts';

/** A found provider: logo, name, its first office with whether it is open now, and the route. */
export function ProviderHit({ found }: { readonly found: FoundProvider }) {
  const [office] = found.offices;
  return (
    <Card as="li" className="provider-hit">
      <ProviderLogo logo={found.picture} id={found.id} />
      <div>
        <Heading level={3} size={4}>
          <NameLink to={goTo('provider', { id: found.id })} name={found.name} kind="provider" />
        </Heading>
        {office === undefined ? (
          <p className="text-sm text-subtle">{found.businessType}</p>
        ) : (
          <FirstOffice office={office} businessType={found.businessType} />
        )}
      </div>
    </Card>
  );
}

function FirstOffice({ office, businessType }: { readonly office: Office; readonly businessType: string | null }) {
  const face = useOfficeCardData()(office);
  return (
    <>
      <p className="text-sm text-subtle">
        <ContentText>{face.street}</ContentText>
      </p>
      <p className="provider-hit__meta">
        <OpenNow face={face} />
        {businessType === null ? null : (
          <span className="text-subtle">
            {/* Screen readers read both as one line. */}
            <span className="visually-hidden">, </span>
            <span>{businessType}</span>
          </span>
        )}
      </p>
      <p className="provider-hit__links">
        <RouteLink href={face.routeUrl} to={face.street} />
      </p>
    </>
  );
}
