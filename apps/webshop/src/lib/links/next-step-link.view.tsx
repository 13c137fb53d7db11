import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { IfScreenEnabled } from './if-screen-enabled.view.tsx';
import { useHref } from './shop-link.tsx';
import { useTexts } from '../texts/texts.ts';

/** The button of a page that has nothing more to show: to another screen, or home when this deployment has not that screen. */
export function NextStepLink({ to, label }: { readonly to: Destination; readonly label: string }) {
  const translate = useTexts();
  const href = useHref();
  const home = (
    <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
      {translate('shell.backHome')}
    </ButtonLink>
  );
  return (
    <IfScreenEnabled screen={to.screen} otherwise={home}>
      <ButtonLink appearance="primary" href={href(to)}>
        {label}
      </ButtonLink>
    </IfScreenEnabled>
  );
}
