import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { DigidMark } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { formatAgo } from '@stadstegoed/ui/format-count.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { FundActivateViewModel } from './fund-activate.vm.ts';

/** Activation with DigiD: sign in there, or continue with a BSN that is still confirmed. */
export const DigidStepView = observer(function DigidStepView(props: { fund: Fund; model: FundActivateViewModel }) {
  const { fund, model } = props;
  const translate = useTexts();
  const language = useLanguage();
  const isConfirmed = model.digid.step === 'check';
  const { hasOtherMethods } = model;
  const { confirmedSecondsAgo } = model.digid;
  const title = translate(model.isRequest ? 'fundActivation.requestOf' : 'fundActivation.titleOf', { fund: fund.name });
  return (
    <>
      {hasOtherMethods ? <p className="activate__above">{title}</p> : null}
      <Heading level={1}>{hasOtherMethods ? translate('fundActivation.digid.title') : title}</Heading>
      {model.isDigidCancelled ? (
        <Notice title={translate('fundActivation.digid.cancelledTitle')} live="status">
          <p>{translate('fundActivation.digid.cancelled')}</p>
        </Notice>
      ) : null}
      {model.hasDraft ? <p>{translate('fundActivation.kept')}</p> : null}
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
      <DigidActions fund={fund} model={model} />
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

/** The button to DigiD, and the link back: to the other methods, or to the fund when there are none. */
const DigidActions = observer(function DigidActions(props: { fund: Fund; model: FundActivateViewModel }) {
  const { fund, model } = props;
  const translate = useTexts();
  const href = useHref();
  const { hasOtherMethods } = model;
  return (
    <div className="actions">
      {model.digid.step === 'check' ? (
        <Button appearance="primary" onClick={() => void model.checkNow()}>
          {translate('shell.next')}
        </Button>
      ) : (
        <CallButton
          appearance="primary"
          icon={<DigidMark />}
          busy={model.digid.isStarting && translate('fundActivation.digid.busy')}
          onClick={() => void model.startDigid()}
        >
          {translate(hasOtherMethods ? 'fundActivation.digid.start' : 'fundActivation.digid.only')}
        </CallButton>
      )}
      {hasOtherMethods ? (
        <ButtonLink appearance="subtle" href={href(goTo('fund-activate', { fundId: fund.id }))}>
          {translate('fundActivation.otherMethod')}
        </ButtonLink>
      ) : (
        <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
          {translate('fundActivation.backTo', { fund: fund.name })}
        </ButtonLink>
      )}
    </div>
  );
});
