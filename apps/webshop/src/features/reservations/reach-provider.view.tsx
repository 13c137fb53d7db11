import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ProductOrganization } from '@stadstegoed/core/products/product.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { telephoneLink } from '../../lib/links/telephone-link.ts';
import { useTexts } from '../../lib/texts/texts.ts';

/** The telephone of the provider, otherwise its e-mail address, where it made one of them public. */
export function ReachProvider({ organization }: { readonly organization: ProductOrganization | null }) {
  const translate = useTexts();
  if (organization === null) return null;
  const { name: provider, phone, email } = organization;
  if (phone !== null) {
    return (
      <ButtonLink href={telephoneLink(phone)} icon={<IconPhone stroke={1.5} aria-hidden />}>
        {translate('reservations.details.call', { provider })}
      </ButtonLink>
    );
  }
  if (email === null) return null;
  return (
    <ButtonLink href={`mailto:${email}`} icon={<IconMail stroke={1.5} aria-hidden />}>
      {translate('reservations.details.mail', { provider })}
    </ButtonLink>
  );
}
