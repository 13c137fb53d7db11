import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { useHref } from './shop-link.tsx';
import { useTexts } from '../texts/texts.ts';

/** Leads to the form for an activation code of any fund, which asks a visitor to sign in. */
export function HaveCode() {
  const translate = useTexts();
  const href = useHref();
  return (
    <p>
      <Link
        appearance="standalone"
        href={href(goTo('activation-code', {}))}
        icon={<IconKey size={20} stroke={1.5} aria-hidden="true" />}
      >
        {translate('funds.haveCode')}
      </Link>
    </p>
  );
}
