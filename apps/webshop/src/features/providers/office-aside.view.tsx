import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { Office } from '@stadstegoed/core/providers/office.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { breakable } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../lib/texts/texts.ts';
import { OfficesMap } from './parts/offices-map.tsx';
import { useOfficeCardData } from './parts/use-office-card-data.ts';
import { telephoneLink } from '../../lib/links/telephone-link.ts';
import { safeWebsite } from './parts/contact-links.ts';

/** The zoom of the map of one office: its street. */
const STREET_ZOOM = 16;

/** Beside the hours of an office: its place on the map, the route and how to reach it. */
export function OfficeAside(props: { readonly office: Office; readonly hasMap: boolean }) {
  const { office, hasMap } = props;
  const translate = useTexts();
  const face = useOfficeCardData()(office);
  const { id, position } = office;
  const pins = useMemo(
    () => (position === null ? [] : [{ id, label: face.street, position }]),
    [id, position, face.street],
  );
  return (
    <aside className="provider-aside" aria-label={translate('providers.office.aside')}>
      {hasMap && position !== null ? (
        <OfficesMap
          label={translate('providers.office.map')}
          pins={pins}
          center={position}
          zoom={STREET_ZOOM}
          size="small"
        />
      ) : null}
      <ButtonLink
        appearance="primary"
        wide
        href={face.routeUrl}
        target="_blank"
        rel="noopener noreferrer"
        icon={<IconRoute stroke={1.5} aria-hidden="true" />}
      >
        <span>{translate('providers.route')}</span>
        <span className="visually-hidden">{`\u00a0${translate('providers.newWindow')}`}</span>
      </ButtonLink>
      <OfficeContact office={office} />
    </aside>
  );
}

function OfficeContact({ office }: { readonly office: Office }) {
  const translate = useTexts();
  const website = safeWebsite(office.website);
  if (office.phone === null && office.email === null && website === null) return null;
  return (
    <Card as="section" padded aria-labelledby="office-contact">
      <Heading level={2} size={3} id="office-contact">
        {translate('providers.contact')}
      </Heading>
      <ul>
        {office.phone === null ? null : (
          <li>
            <a className="office-link figures" href={telephoneLink(office.phone)}>
              <IconPhone size={20} stroke={1.5} aria-hidden="true" />
              <span translate="no">{office.phone}</span>
            </a>
          </li>
        )}
        {office.email === null ? null : (
          <li>
            <a className="office-link" href={`mailto:${office.email}`}>
              <IconMail size={20} stroke={1.5} aria-hidden="true" />
              <span>{breakable(office.email)}</span>
            </a>
          </li>
        )}
        {website === null ? null : (
          <li>
            <a className="office-link" href={website} target="_blank" rel="noopener noreferrer">
              <IconWorld size={20} stroke={1.5} aria-hidden="true" />
              <span>{translate('providers.website')}</span>
              <span className="visually-hidden">{`\u00a0${translate('providers.newWindow')}`}</span>
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}
