import type { ActivationState } from '@stadstegoed/core/fund-activation/activation-state.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton, SkeletonText } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { NotNow } from '../../lib/page/not-now.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePageRestored } from '../../lib/page/use-page-restored.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { ChooseMethodView } from './choose-method.view.tsx';
import { DigidElsewhereView } from './digid-elsewhere.view.tsx';
import { DigidStepView } from './digid-step.view.tsx';
import { FundActivateViewModel, type ActivateStage } from './fund-activate.vm.ts';
import { NotPossibleView } from './not-possible.view.tsx';
import { RedeemCodeView } from './redeem-code.view.tsx';
import { RefusedAddressView } from './refused-address.view.tsx';
import './fund-activate.css';

/** The activation of a fund, one question per page. */
export const Component = observer(function FundActivateView() {
  const translate = useTexts();
  const { fundId = '' } = useParams();
  const [query] = useSearchParams();
  const model = useViewModel(FundActivateViewModel, { fundId, query: Object.fromEntries(query) });
  const { stage } = model;
  usePageRestored(model.returned);
  const fund = stage.kind === 'shown' || stage.kind === 'refused' ? stage.fund : null;
  useOwnTitle(
    fund === null
      ? null
      : translate(model.isRequest ? 'fundActivation.requestOf' : 'fundActivation.titleOf', { fund: fund.name }),
  );
  return (
    <div className="container page">
      <FundTrail fund={fund} isRequest={model.isRequest} />
      {/* A new page in place of the one that waits, which is a line higher when the name of the fund is in the trail. */}
      <div className="activate" key={stage.kind}>
        <Stage stage={stage} model={model} />
        {stage.kind === 'shown' || stage.kind === 'failed' ? <NotNow fundId={fundId} /> : null}
      </div>
    </div>
  );
});

function Stage(props: { readonly stage: ActivateStage; readonly model: FundActivateViewModel }) {
  const { stage, model } = props;
  switch (stage.kind) {
    case 'shown':
      return <Shown fund={stage.fund} state={stage.state} model={model} />;
    case 'failed':
      return (
        <>
          <PlainHeading />
          <LoadFailure failure={stage.failure} onRetry={model.retry} />
        </>
      );
    case 'refused':
      return <RefusedAddressView fund={stage.fund} ways={stage.ways} />;
    case 'looking':
    case 'leaving':
      return <Waiting isLeaving={stage.kind === 'leaving'} />;
  }
}

function Shown(props: { readonly fund: Fund; readonly state: ActivationState; readonly model: FundActivateViewModel }) {
  const { fund, state, model } = props;
  switch (state) {
    case 'select':
      return model.hasOtherMethods ? (
        <ChooseMethodView fund={fund} model={model} />
      ) : (
        <DigidStepView fund={fund} model={model} />
      );
    case 'code':
      return <RedeemCodeView fund={fund} hasOtherMethods={model.hasOtherMethods} />;
    case 'digid':
      return <DigidStepView fund={fund} model={model} />;
    case 'digid_elsewhere':
      return <DigidElsewhereView fund={fund} />;
    default:
      return <NotPossibleView fund={fund} state={state} model={model} />;
  }
}

function PlainHeading() {
  const translate = useTexts();
  return <Heading level={1}>{translate('fundActivation.title')}</Heading>;
}

function Waiting(props: { readonly isLeaving: boolean }) {
  const translate = useTexts();
  return (
    <div data-passing="">
      <PlainHeading />
      <p role="status">{translate(props.isLeaving ? 'fundActivation.leaving' : 'fundActivation.looking')}</p>
      <div aria-hidden="true" className="stads-loading">
        <Skeleton height="5.5rem" />
        <SkeletonText lines={2} />
      </div>
      <LongWaitNote />
    </div>
  );
}

function FundTrail(props: { readonly fund: Fund | null; readonly isRequest: boolean }) {
  const translate = useTexts();
  const { fund } = props;
  return (
    <Trail
      between={[
        { to: goTo('funds', {}), label: translate('shell.menu.funds') },
        ...(fund === null ? [] : [{ to: goTo('fund', { id: fund.id }), name: fund.name }]),
      ]}
      current={translate(props.isRequest ? 'fundActivation.request' : 'fundActivation.title')}
    />
  );
}
