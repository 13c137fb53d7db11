import { toSignIn } from '@stadstegoed/core/fund-activation/activation-entry.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** For a visitor who came back from DigiD, which was started in another browser: names the fund and leads to it. */
export function DigidElsewhereView({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      title={translate('fundActivation.digid.elsewhereTitle')}
      actions={
        <>
          <ButtonLink appearance="primary" href={href(toSignIn(fund.id))}>
            {translate('fundActivation.digid.signIn')}
          </ButtonLink>
          <ButtonLink href={href(goTo('fund', { id: fund.id }))}>
            {translate('fundActivation.backTo', { fund: fund.name })}
          </ButtonLink>
        </>
      }
    >
      <p>{translate('fundActivation.digid.elsewhere', { fund: fund.name })}</p>
    </StateScreen>
  );
}
