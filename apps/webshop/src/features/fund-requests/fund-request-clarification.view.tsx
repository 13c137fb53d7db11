import {
  clarificationCode,
  type Clarification,
  type ClarificationIds,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { requestClarificationTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { AnsweredBefore, AnswerSent } from './clarification-answered.view.tsx';
import { AnswerForm } from './clarification-form.view.tsx';
import { Question } from './clarification-talk.view.tsx';
import { FundRequestState } from './parts/fund-request-state.tsx';
import { FundRequestClarificationViewModel } from './fund-request-clarification.vm.ts';
import './clarification.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** A question about a fund request and its answer (FR-047): a form, or what was answered. */
export const Component = observer(function FundRequestClarificationView() {
  const { fundId = '', requestId = '', clarificationId = '' } = useParams();
  const translate = useTexts();
  const model = useViewModel(FundRequestClarificationViewModel, { fundId, requestId, clarificationId });
  const fund = model.fund.value;
  const tint = fund === null ? '' : tintClass(fundTint(fund));
  return (
    <div className={`container page clarification ${tint}`}>
      <Trail
        between={[
          { to: goTo('funds', {}), label: translate('funds.list.title') },
          ...(fund === null ? [] : [{ to: goTo('fund', { id: fundId }), name: fund.name }]),
        ]}
        current={translate('fundRequests.clarification.title')}
      />
      <Loaded
        from={model.question.clarification}
        skeleton={<ClarificationSkeleton />}
        heading={translate('fundRequests.clarification.title')}
        onFailure={(failure) => refusedScreen(failure, model.ids)}
      >
        {(asked) => <Known model={model} asked={asked} />}
      </Loaded>
    </div>
  );
});

interface KnownProps {
  readonly model: FundRequestClarificationViewModel;
  readonly asked: Clarification;
}

const Known = observer(function Known({ model, asked }: KnownProps) {
  switch (model.question.state) {
    case 'done':
      return <AnswerSent model={model} asked={asked} />;
    case 'not_pending':
      return <AnsweredBefore model={model} asked={asked} />;
    default:
      return <Pending model={model} asked={asked} />;
  }
});

/** The name of the fund. Its line is kept while the fund loads, so that the question does not move. */
const FundName = observer(function FundName({ model }: { readonly model: FundRequestClarificationViewModel }) {
  const { value, isFirstLoad } = model.fund;
  if (value !== null) return <p className="clarification__fund">{value.name}</p>;
  return isFirstLoad ? <p className="clarification__fund" /> : null;
});

const Pending = observer(function Pending({ model, asked }: KnownProps) {
  const translate = useTexts();
  const href = useHref();
  const { answer, send, previewItem } = model.question;
  return (
    <>
      <div className="page-head">
        <FundName model={model} />
        <Heading level={1}>{translate('fundRequests.clarification.heading')}</Heading>
      </div>
      <div className="split split--aside">
        <div>
          <Question sentFiles={model.sentFiles} sponsor={model.sponsor} asked={asked} />
          {answer === null ? null : (
            <AnswerForm answer={answer} onSend={send} onPreview={previewItem}>
              <ButtonLink appearance="subtle" href={href(goTo('home', {}))}>
                {translate('fundRequests.clarification.later')}
              </ButtonLink>
            </AnswerForm>
          )}
        </div>
        <aside className="stack">
          <WhereItIs model={model} asked={asked} />
          <Notice title={translate('fundRequests.clarification.help.title')}>
            <p>
              <CallUs text="fundRequests.clarification.help.text" />
            </p>
          </Notice>
        </aside>
      </div>
    </>
  );
});

/** Where the request of the question is. Without an answer of the platform about it, nothing stands there. */
const WhereItIs = observer(function WhereItIs({ model, asked }: KnownProps) {
  const translate = useTexts();
  return (
    <Loaded
      from={model.requests}
      skeleton={<Skeleton height="16rem" />}
      failedTitle={translate('funds.requestsFailed')}
    >
      {() => {
        const { request, today, ids } = model;
        if (request?.state !== 'pending') return null;
        const question = { ids, text: asked.question };
        return <FundRequestState progress={{ request, question }} today={today} isPayout={null} />;
      }}
    </Loaded>
  );
});

/**
 * The page for a question that does not exist or cannot be opened, in words of its own; null for every other failure, which
 * has the common message with a retry. Who shares a device with somebody signs in with the other account, and comes back.
 */
function refusedScreen(failure: Failure, ids: ClarificationIds): Elements {
  const code = clarificationCode(failure);
  if (code === null && failure.kind !== 'not_found') return null;
  const text = code === null ? 'missing.text' : (`refused.${code}` as const);
  const isOther = code === 'not_requester';
  return (
    <MissingScreen
      live="alert"
      title={`fundRequests.clarification.${code === null ? 'missing' : 'refused'}.title`}
      text={`fundRequests.clarification.${text}`}
      button={isOther ? 'fundRequests.refused.signInAgain' : 'shell.backHome'}
      to={isOther ? goTo('start', {}, { logout: '1', target: requestClarificationTarget(ids) }) : goTo('home', {})}
    />
  );
}

function ClarificationSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="60%" height="2.5rem" />
      <Skeleton height="10rem" />
      <SkeletonRows count={2} />
    </>
  );
}
