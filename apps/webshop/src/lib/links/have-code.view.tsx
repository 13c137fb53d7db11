import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { useHref } from './shop-link.tsx';
import { useTexts } from '../texts/texts.ts';

/** Props of `HaveCode`. */
export interface HaveCodeProps {
  /** Where a visitor signs in first; without it the form itself, which asks for that. */
  readonly to?: Destination;
  readonly onClick?: () => void;
}

/** Leads to the form for an activation code of any fund. */
export function HaveCode({ to = goTo('activation-code', {}), onClick }: HaveCodeProps) {
  const translate = useTexts();
  const href = useHref();
  return (
    <p>
      <Link
        appearance="standalone"
        href={href(to)}
        {...(onClick ? { onClick } : {})}
        icon={<IconKey size={20} stroke={1.5} aria-hidden="true" />}
      >
        {translate('funds.haveCode')}
      </Link>
    </p>
  );
}
