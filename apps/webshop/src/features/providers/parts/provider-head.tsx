import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { NameText } from '../../../lib/texts/name-text.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { OpenNow } from './open-now.tsx';
import { useOfficeCardData } from './use-office-card-data.ts';
import { officeOfRow } from './main-office.ts';
import { HeadFrame } from './head-frame.tsx';

/** The head of the page of a provider: logo, name, its first office, kind, and whether it is open. */
export function ProviderHead({ provider }: { readonly provider: Provider }) {
  const translate = useTexts();
  const faceOf = useOfficeCardData();
  const office = officeOfRow(provider.offices, null);
  const face = office && faceOf(office);
  return (
    <HeadFrame id={provider.id} logo={provider.logo} photo={office?.photo ?? null}>
      <Heading level={1}>
        <NameText name={provider.name} kind="provider" />
      </Heading>
      <p className="provider-head__facts">
        {face === null ? null : (
          <span>
            <IconMapPin size={20} stroke={1.5} aria-hidden="true" />
            <span>{face.street}</span>
          </span>
        )}{' '}
        {provider.businessType === null ? null : <span>{provider.businessType.name}</span>}{' '}
        {provider.offices.length < 2 ? null : (
          <span>{translate('providers.offices', { count: provider.offices.length })}</span>
        )}
      </p>
      {face === null ? null : (
        <p>
          <OpenNow face={face} asPill />
        </p>
      )}
    </HeadFrame>
  );
}

/** The head of a provider of which only the name is known, at the place that it has below a photo. */
export function NamedProviderHead({ name }: { readonly name: string }) {
  return (
    <div className="provider-head">
      <div className="provider-head__art" />
      <div className="provider-head__text">
        <Skeleton width="4.5rem" height="4.5rem" />
        <Heading level={1}>
          <NameText name={name} kind="provider" />
        </Heading>
      </div>
    </div>
  );
}
