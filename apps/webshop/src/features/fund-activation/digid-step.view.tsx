import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { DigidMark } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { formatAgo } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../support/long-wait.view.tsx';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import type { FundActivateViewModel } from './fund-activate.vm.ts';

/** Activation with DigiD: sign in there, or continue with a BSN that is still confirmed. */
export const DigidStepView = observer(function DigidStepView(props: { fund: Fund; model: FundActivateViewModel }) {
  const { fund, model } = props;
  const translate = useTexts();
  const href = useHref();
  const language = useLanguage();
  const isConfirmed = model.digid.step === 'check';
  const { confirmedSecondsAgo } = model.digid;
  return (
    <>
      <p className="activate__above">{translate('fundActivation.titleOf', { fund: fund.name })}</p>
      <Heading level={1}>{translate('fundActivation.digid.title')}</Heading>
      <p>
        {translate(isConfirmed ? 'fundActivation.digid.confirmed' : 'fundActivation.digid.text', {
          municipality: fund.organization.name,
        })}
      </p>
      {isConfirmed && confirmedSecondsAgo !== null ? (
        <p className="text-subtle">
          {translate('fundActivation.digid.lastTime', { ago: formatAgo(confirmedSecondsAgo, language) })}
        </p>
      ) : null}
      <div className="actions">
        {isConfirmed ? (
          <Button appearance="primary" onClick={() => void model.checkNow()}>
            {translate('fundActivation.next')}
          </Button>
        ) : (
          <CallButton
            appearance="primary"
            icon={<DigidMark />}
            busy={model.digid.isStarting && translate('fundActivation.digid.busy')}
            onClick={() => void model.startDigid()}
          >
            {translate('fundActivation.digid.start')}
          </CallButton>
        )}
        <ButtonLink appearance="subtle" href={href(goTo('fund-activate', { fundId: fund.id }))}>
          {translate('fundActivation.otherMethod')}
        </ButtonLink>
      </div>
      <Accordion
        items={[
          {
            id: 'digid',
            title: translate('fundActivation.digid.what'),
            content: (
              <>
                <p>{translate('fundActivation.digid.explanation')}</p>
                <p>
                  <a href="https://www.digid.nl">{translate('fundActivation.digid.more')}</a>
                </p>
              </>
            ),
          },
        ]}
      />
    </>
  );
});
