import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useOfficeCardData } from './use-office-card-data.ts';
import { telephoneLink } from '../../../lib/links/telephone-link.ts';
import { safeWebsite } from './contact-links.ts';
import { officeOfRow } from './main-office.ts';
import './provider.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The ways to reach a provider, each a large link: route, telephone, e-mail and website. */
export function ProviderContact({ provider }: { readonly provider: Provider }) {
  const translate = useTexts();
  const faceOf = useOfficeCardData();
  const office = officeOfRow(provider.offices, null);
  const phone = provider.phone ?? office?.phone ?? null;
  const website = safeWebsite(provider.website);
  return (
    <ul className="provider-ways" aria-label={translate('providers.contact')}>
      {office === null ? null : (
        <Way href={faceOf(office).routeUrl} icon={<IconRoute stroke={1.5} aria-hidden="true" />} isOutside>
          {translate('providers.route')}
        </Way>
      )}
      {phone === null ? null : (
        <Way href={telephoneLink(phone)} icon={<IconPhone stroke={1.5} aria-hidden="true" />}>
          {translate('providers.call', { phone })}
        </Way>
      )}
      {provider.email === null ? null : (
        <Way href={`mailto:${provider.email}`} icon={<IconMail stroke={1.5} aria-hidden="true" />}>
          {translate('providers.mail')}
        </Way>
      )}
      {website === null ? null : (
        <Way href={website} icon={<IconWorld stroke={1.5} aria-hidden="true" />} isOutside>
          {translate('providers.website')}
        </Way>
      )}
    </ul>
  );
}

/** One way to reach a provider. A link to another site opens a new window and says so. */
function Way(props: {
  readonly href: string;
  readonly icon: Elements;
  readonly isOutside?: boolean;
  readonly children: ReactNode;
}) {
  const translate = useTexts();
  const outside = props.isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      <a className="provider-way" href={props.href} {...outside}>
        {props.icon}
        <span>
          <span>{props.children}</span>
          {props.isOutside ? (
            <span className="visually-hidden">{`\u00a0${translate('providers.newWindow')}`}</span>
          ) : null}
        </span>
      </a>
    </li>
  );
}
