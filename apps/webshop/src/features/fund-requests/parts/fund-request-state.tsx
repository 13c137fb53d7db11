import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMailFast from '@tabler/icons-react/dist/esm/icons/IconMailFast.mjs';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import { decisionWeek, isOverdue, type RequestProgress } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import type { ReactNode } from 'react';
import { CallUs } from '../../../lib/links/call-us.view.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useLanguage } from '../../../lib/texts/use-language.ts';
import { RequestState } from './request-state.tsx';
import './fund-request-state.css';

/** A request, and the day that decides in which week of its term it is. */
export interface FundRequestStateProps {
  readonly progress: RequestProgress;
  readonly today: CalendarDate;
  /** The page of the request. Absent there and beside its question: they have the question, the number and whom to call. */
  readonly page?: Destination;
  /** Nobody knows whether a question is open: they are still being read, or could not be. */
  readonly isQuestionUnknown?: boolean;
  /** Whether the fund pays to an account and gives no voucher; null while that is not known. */
  readonly isPayout: boolean | null;
}

/** Where the resident's newest request for this fund is, and how to ask about it. */
export function FundRequestState(props: FundRequestStateProps) {
  const { request } = props.progress;
  const translate = useTexts();
  const href = useHref();
  return (
    <div className="stack">
      {request.state === 'pending' ? (
        <Pending {...props} />
      ) : (
        <RequestState request={request} isPayout={props.isPayout} />
      )}
      {props.page === undefined ? null : (
        <div>
          <ButtonLink href={href(props.page)}>{translate('funds.home.todo.pending.open')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Three stations: sent, looked at with the week of the decision term, answered. */
function Pending({ progress, today, page, isQuestionUnknown = false }: FundRequestStateProps) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { request, question } = progress;
  const yourTurn = question !== null ? 'question' : isQuestionUnknown ? 'maybe' : 'nothing';
  return (
    <section>
      <Heading level={2}>{translate('funds.request.title')}</Heading>
      <Card padded className="fund-request-state">
        <ol className="fund-track">
          <Station icon={<IconCheck stroke={2.25} aria-hidden="true" />} state="done" title="funds.request.sent">
            {formatDate(request.createdOn, language)}
          </Station>
          <Station icon={<IconEye stroke={1.5} aria-hidden="true" />} state="current" title="funds.request.looking">
            <span>{translate(`funds.request.${yourTurn}`)}</span>{' '}
            {isOverdue(request, today) ? (
              <span>
                <CallUs text="funds.request.late" />
              </span>
            ) : (
              <Weeks week={decisionWeek(request.createdOn, today)} />
            )}
          </Station>
          <Station icon={<IconMailFast stroke={1.5} aria-hidden="true" />} state="todo" title="funds.request.answer">
            {translate('funds.request.before', { date: formatDate(decisionDay(request.createdOn), language) })}
          </Station>
        </ol>
        {page === undefined ? null : (
          <>
            {question === null ? null : (
              <ButtonLink appearance="primary" href={href(goTo('fund-request-clarification', { ...question.ids }))}>
                {translate('funds.request.answerQuestion')}
              </ButtonLink>
            )}
            <p className="text-sm text-subtle">
              <span>{`${translate('funds.request.number', { number: requestNumber(request) })}.`}</span>{' '}
              <CallUs text="funds.request.call" />
            </p>
          </>
        )}
      </Card>
    </section>
  );
}

function Station(props: {
  readonly icon: ReactNode;
  readonly state: 'done' | 'current' | 'todo';
  readonly title: 'funds.request.sent' | 'funds.request.looking' | 'funds.request.answer';
  readonly children: ReactNode;
}) {
  const translate = useTexts();
  return (
    <li data-state={props.state} aria-current={props.state === 'current' ? 'step' : undefined}>
      <span className="fund-track__dot">{props.icon}</span>
      <strong>{translate(props.title)}</strong> <p>{props.children}</p>
    </li>
  );
}

/** The week of the decision term, as words and as eight dashes: those that are over, this week, and those to come. */
export function Weeks({ week }: { readonly week: number }) {
  const translate = useTexts();
  return (
    <>
      <span className="fund-track__weeks" aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <i key={index} data-week={index < week - 1 ? 'over' : index === week - 1 ? 'now' : undefined} />
        ))}
      </span>
      <span>{translate('funds.request.week', { week })}</span>
    </>
  );
}
