import { toFundRequest } from '@stadstegoed/core/fund-activation/activation-entry.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { WayWithoutDigid } from './fund-activate.vm.ts';

/** The platform named an address that the shop may not follow: the sentence stands beside the other next steps. */
export function RefusedAddressView(props: { readonly fund: Fund; readonly ways: readonly WayWithoutDigid[] }) {
  const { fund, ways } = props;
  const translate = useTexts();
  const href = useHref();
  const to = {
    request: toFundRequest(fund.id),
    code: goTo('fund-activate', { fundId: fund.id }, { option: 'code' }),
  };
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      live="alert"
      title={translate('fundActivation.refusedAddress.title')}
      actions={
        <>
          {ways.map((way, index) => (
            <ButtonLink key={way} appearance={index === 0 ? 'primary' : 'secondary'} href={href(to[way])}>
              {translate(`fundActivation.select.${way}`)}
            </ButtonLink>
          ))}
          <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
            {translate('fundActivation.backTo', { fund: fund.name })}
          </ButtonLink>
        </>
      }
    >
      <p>
        <CallUs text="fundActivation.refusedAddress.text" />
      </p>
    </StateScreen>
  );
}
