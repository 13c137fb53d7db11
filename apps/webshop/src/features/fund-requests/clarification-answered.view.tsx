import type { Clarification } from '@stadstegoed/core/fund-requests/clarification.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { RequestState } from './parts/request-state.tsx';
import { Talk } from './clarification-talk.view.tsx';
import type { FundRequestClarificationViewModel } from './fund-request-clarification.vm.ts';

interface AnsweredProps {
  readonly model: FundRequestClarificationViewModel;
  readonly asked: Clarification;
}

/** The answer was sent just now. Takes focus, because the button that had it is gone. */
export const AnswerSent = observer(function AnswerSent({ model, asked }: AnsweredProps) {
  const translate = useTexts();
  const href = useHref();
  const top = useRef<HTMLDivElement>(null);
  useOwnTitle(translate('fundRequests.clarification.done.title'));
  useEffect(() => {
    const heading = top.current?.querySelector('h1') ?? null;
    if (heading !== null) focusOnce(heading, { preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="clarification__narrow" ref={top}>
      <StateScreen
        scene="checklist"
        headingLevel={1}
        title={translate('fundRequests.clarification.done.title')}
        actions={
          <>
            <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
              {translate('shell.backHome')}
            </ButtonLink>
            <ToRequest model={model} />
          </>
        }
      >
        <p>{translate('fundRequests.clarification.done.text')}</p>
      </StateScreen>
      <section aria-labelledby="clarification-sent">
        <Heading level={2} id="clarification-sent">
          {translate('fundRequests.clarification.done.answer')}
        </Heading>
        <Talk sentFiles={model.sentFiles} sponsor={model.sponsor} asked={asked} />
      </section>
    </div>
  );
});

/** A question that was answered before, or whose state is unknown, with the state of its request (reading 38). */
export const AnsweredBefore = observer(function AnsweredBefore({ model, asked }: AnsweredProps) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const isUnknown = asked.state === 'unknown';
  const title = translate(`fundRequests.clarification.${isUnknown ? 'title' : 'closed.title'}`);
  useOwnTitle(title);
  return (
    <div className="clarification__narrow">
      <div className="page-head">
        {asked.answeredAt === null ? null : (
          <Badge kind="positive">
            {translate('fundRequests.clarification.closed.at', { date: formatDate(asked.answeredAt.day, language) })}
          </Badge>
        )}
        <Heading level={1}>{title}</Heading>
        <Lead>{translate(`fundRequests.clarification.${isUnknown ? 'unknown' : 'closed'}.text`)}</Lead>
      </div>
      <Loaded
        from={model.requests}
        skeleton={<Skeleton height="6rem" />}
        failedTitle={translate('funds.requestsFailed')}
      >
        {() => model.request && <RequestState request={model.request} isPayout={model.fund.value?.isPayout ?? null} />}
      </Loaded>
      <Talk sentFiles={model.sentFiles} sponsor={model.sponsor} asked={asked} />
      <div className="actions">
        <ButtonLink appearance="primary" href={href(goTo('home', {}))}>
          {translate('shell.backHome')}
        </ButtonLink>
        <ToRequest model={model} />
      </div>
      <p className="text-sm text-subtle">
        <CallUs text="fundRequests.clarification.closed.more" />
      </p>
    </div>
  );
});

function ToRequest({ model }: Pick<AnsweredProps, 'model'>) {
  const translate = useTexts();
  const href = useHref();
  const { requestId, fundId } = model.ids;
  return (
    <ButtonLink appearance="subtle" href={href(goTo('own-request', { id: requestId }, { fund: fundId }))}>
      {translate('fundRequests.own.view')}
    </ButtonLink>
  );
}
