import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import type { SentRequest } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { decisionWeek, isOverdue, type OpenQuestion } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { Weeks } from './parts/fund-request-state.tsx';
import { RequestBadge } from './request-badge.view.tsx';

interface OwnRequestCardProps {
  readonly request: SentRequest;
  /** The question that waits for an answer; null when none is known. */
  readonly question: OpenQuestion | null;
  /** Whether the questions were read, so that none means that there is none. */
  readonly knowsQuestions: boolean;
  readonly today: CalendarDate;
}

/** A request as a paper with a stub: what it is, and what now. */
export function OwnRequestCard(props: OwnRequestCardProps) {
  const { request, question, today } = props;
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { fund, id, state, createdOn, reason } = request;
  return (
    <li className={`own-request-card ${isOver(state) ? 'own-request-card--over' : ''} ${tintClass(fundTint(fund))}`}>
      <div className="own-request-card__main">
        <span className="own-request-card__picture">
          <FundPicture fund={fund} />
        </span>
        <div>
          <RequestBadge request={request} hasQuestion={question !== null} />
          <Heading level={3}>
            <ShopLink href={href(goTo('own-request', { id }, { fund: fund.id }))}>
              <ContentText>{fund.name}</ContentText>
            </ShopLink>
          </Heading>
          <p className="text-sm">
            <span>{translate('funds.request.number', { number: requestNumber(request) })}</span>
            <span>{` · ${translate('fundRequests.own.sentOn', { date: formatDate(createdOn, language) })}`}</span>
          </p>
          {state === 'pending' && !isOverdue(request, today) ? (
            <p className="text-sm own-request-card__term">
              <Weeks week={decisionWeek(createdOn, today)} />
              <span>
                {translate('fundRequests.own.before', { date: formatDate(decisionDay(createdOn), language) })}
              </span>
            </p>
          ) : null}
          {reason === null ? null : (
            <p>
              <ContentText>{reason}</ContentText>
            </p>
          )}
        </div>
      </div>
      <div className="own-request-card__stub">
        <WhatNow {...props} />
      </div>
    </li>
  );
}

/** Whether the request ended without money. */
const isOver = (state: SentRequest['state']): boolean => state === 'declined' || state === 'disregarded';

/** Whose turn it is, in a sentence, with one button. */
function WhatNow({ request, question, knowsQuestions, today }: OwnRequestCardProps) {
  const translate = useTexts();
  const href = useHref();
  const { fund, id, state } = request;
  if (question !== null) {
    return (
      <>
        <p>
          <b>{translate('fundRequests.own.now.question')}</b>
        </p>
        <ButtonLink appearance="primary" href={href(goTo('fund-request-clarification', { ...question.ids }))}>
          <span>{translate('funds.request.answerQuestion')}</span>{' '}
          <span className="visually-hidden">
            <ContentText>{fund.name}</ContentText>
          </span>
        </ButtonLink>
      </>
    );
  }
  const now = isOverdue(request, today) ? 'late' : state;
  return (
    <>
      <p>
        <b>{translate(`fundRequests.own.now.${now === 'pending' && !knowsQuestions ? 'looking' : now}`)}</b>
      </p>
      <ButtonLink href={href(goTo('own-request', { id }, { fund: fund.id }))}>
        <span>{translate('fundRequests.own.view')}</span>{' '}
        <span className="visually-hidden">
          <ContentText>{fund.name}</ContentText>
        </span>
      </ButtonLink>
    </>
  );
}
