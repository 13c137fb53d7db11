import { toFundRequest } from '@stadstegoed/core/fund-activation/activation-entry.ts';
import type { ActivationState } from '@stadstegoed/core/fund-activation/activation-state.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { HaveCode } from '../../lib/links/have-code.view.tsx';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { FundActivateViewModel } from './fund-activate.vm.ts';
import { reasonOf } from './activation-reason.ts';

interface NotPossibleProps {
  readonly fund: Fund;
  readonly state: ActivationState;
  readonly model: Pick<FundActivateViewModel, 'checkNow' | 'mayRequest'>;
}

/** Explains why the fund cannot be activated now, with links to continue. */
export function NotPossibleView(props: NotPossibleProps) {
  const { fund, state, model } = props;
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
          {reason === 'noResponse' ? <AfterSilence model={model} fund={fund} /> : null}
          <IfScreenEnabled screen="funds">
            <ButtonLink appearance={reason === 'noResponse' ? 'secondary' : 'primary'} href={href(goTo('funds', {}))}>
              {translate('fundActivation.otherFunds')}
            </ButtonLink>
          </IfScreenEnabled>
          <ButtonLink href={href(goTo('fund', { id: fund.id }))}>
            {translate('fundActivation.backTo', { fund: fund.name })}
          </ButtonLink>
        </>
      }
    >
      <p>
        <CallUs
          text={`fundActivation.${reason}.text`}
          values={{ fund: fund.name, municipality: fund.organization.name }}
        />
      </p>
      {fund.allowPrevalidations ? <HaveCode /> : null}
    </StateScreen>
  );
}

/** Asks the back office again, or goes on without it. */
function AfterSilence({ fund, model }: Pick<NotPossibleProps, 'fund' | 'model'>) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      <Button appearance="primary" onClick={() => void model.checkNow()}>
        {translate('shell.retry')}
      </Button>
      {model.mayRequest(fund) ? (
        <ButtonLink href={href(toFundRequest(fund.id))}>{translate('fundActivation.select.request')}</ButtonLink>
      ) : null}
    </>
  );
}
