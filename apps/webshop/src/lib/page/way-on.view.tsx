import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { IfThere } from './if-there.view.tsx';
import { useHref } from './shop-link.tsx';
import { useTexts } from './texts.ts';

/** The button of a page that has nothing more to show: to another screen, or home when this deployment has not that screen. */
export function WayOn({ to, label }: { readonly to: Destination; readonly label: string }) {
  const translate = useTexts();
  const href = useHref();
  const home = (
    <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
      {translate('shell.backHome')}
    </ButtonLink>
  );
  return (
    <IfThere screen={to.screen} otherwise={home}>
      <ButtonLink appearance="primary" href={href(to)}>
        {label}
      </ButtonLink>
    </IfThere>
  );
}
