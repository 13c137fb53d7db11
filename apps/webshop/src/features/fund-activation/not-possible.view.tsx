import type { ActivationState } from '@stadstegoed/core/fund-activation/activation-state.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { IfThere } from '../../lib/page/if-there.view.tsx';
import { useHref } from '../../lib/page/shop-link.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { reasonOf } from './activation-reason.ts';

/** Explains why the fund cannot be activated now, with links to continue. */
export function NotPossibleView(props: { readonly fund: Fund; readonly state: ActivationState }) {
  const { fund, state } = props;
  const translate = useTexts();
  const href = useHref();
  const reason = reasonOf(state);
  return (
    <StateScreen
      scene={reason === 'alreadyApplied' ? 'checklist' : 'bridge'}
      headingLevel={1}
      title={translate(`fundActivation.${reason}.title`)}
      actions={
        <>
          <IfThere screen="funds">
            <ButtonLink appearance="primary" href={href(goTo('funds', {}))}>
              {translate('fundActivation.otherFunds')}
            </ButtonLink>
          </IfThere>
          <ButtonLink href={href(goTo('fund', { id: fund.id }))}>
            {translate('fundActivation.backTo', { fund: fund.name })}
          </ButtonLink>
        </>
      }
    >
      <p>{translate(`fundActivation.${reason}.text`, { fund: fund.name, municipality: fund.organization.name })}</p>
    </StateScreen>
  );
}
