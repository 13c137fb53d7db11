import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { decisionDay } from '@stadstegoed/core/fund-requests/decision-term.ts';
import { isOverdue } from '@stadstegoed/core/fund-requests/request-progress.ts';
import type { SentRequest } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText, OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router';
import { Settings } from '../../lib/app/settings.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { saveInCalendar } from '../files/parts/save-in-calendar.ts';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { Question, Talk } from './clarification-talk.view.tsx';
import { OwnRequestViewModel } from './own-request.vm.ts';
import { FundRequestState } from './parts/fund-request-state.tsx';
import { RequestBadge } from './request-badge.view.tsx';
import './own-request.css';

/** A request: where it is, the questions about it, the decision and what it gave, and all that was sent. */
export const Component = observer(function OwnRequestScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const translate = useTexts();
  const model = useViewModel(OwnRequestViewModel, { id, fundId: query.get('fund') });
  const { value } = model.request;
  const title = translate('fundRequests.own.one');
  useOwnTitle(value === null ? null : `${title} ${value.fund.name}`);
  return (
    <div className={`container page ${value === null ? '' : tintClass(fundTint(value.fund))}`}>
      <Trail
        between={[{ to: goTo('own-requests', {}), label: translate('fundRequests.own.title') }]}
        current={title}
        name={value?.fund.name ?? null}
      />
      <Loaded from={model.request} skeleton={<RequestSkeleton />} failedHeading={title} onFailure={missingRequest}>
        {(request) => <Detail model={model} request={request} />}
      </Loaded>
    </div>
  );
});

/** A request that does not exist or is not the resident's; null for every other failure. */
function missingRequest({ kind }: Failure): Elements {
  if (kind !== 'not_found' && kind !== 'forbidden') return null;
  return (
    <MissingScreen
      live="alert"
      title="fundRequests.own.missing"
      text="fundRequests.own.missingText"
      button="fundRequests.own.title"
      to={goTo('own-requests', {})}
    />
  );
}

interface PartProps {
  readonly model: OwnRequestViewModel;
  readonly request: SentRequest;
}

const Detail = observer(function Detail({ model, request }: PartProps) {
  const translate = useTexts();
  const { variant } = useService(Settings);
  const { progress } = model;
  return (
    <>
      <RequestHead model={model} request={request} />
      <div className="split split--aside">
        <div className="stack--wide">
          <OpenQuestionPart model={model} />
          {progress === null ? null : <FundRequestState progress={progress} today={model.today} />}
          <Decision model={model} request={request} />
          <QuestionsPart model={model} />
          <section>
            <Heading level={2}>{translate('fundRequests.own.sent')}</Heading>
            <DataList layout="stacked" items={useAnswers(request)} />
          </section>
        </div>
        <Card as="aside" padded>
          <Heading level={2} size={3}>
            {translate('fundRequests.own.contact')}
          </Heading>
          <p>
            <CallUs
              text="fundRequests.own.contactText"
              values={{ number: request.id }}
              phone={variant.contact.telephone_numer}
            />
          </p>
          {request.state === 'pending' && !isOverdue(request, model.today) ? (
            <Button
              icon={<IconCalendarPlus stroke={1.5} aria-hidden />}
              onClick={() => saveDecisionDay(request, model.now, translate)}
            >
              {translate('fundRequests.own.calendar')}
            </Button>
          ) : null}
          {canPrint() ? (
            <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={printPage}>
              {translate('fundRequests.own.print')}
            </Button>
          ) : null}
        </Card>
      </div>
    </>
  );
});

/** Saves the day before which the municipality answers. */
function saveDecisionDay({ id, fund, createdOn }: SentRequest, now: Instant, translate: Translate): void {
  const event = {
    day: decisionDay(createdOn),
    title: translate('fundRequests.own.calendarTitle', { fund: fund.name }),
    text: translate('funds.request.number', { number: id }),
  };
  saveInCalendar(`fund-request-${id}`, event, now);
}

/** What it is, with number and time; on paper also from which municipality and when it was printed. */
function RequestHead({ model, request }: PartProps) {
  const translate = useTexts();
  const language = useLanguage();
  const { variant } = useService(Settings);
  const { day, time } = request.sentAt;
  return (
    <div className="page-head own-request__head">
      <p className="own-request__paper">
        <b>{variant.contact.organization_name}</b>
        <span>{translate('fundRequests.own.printed', { moment: formatMoment(model.now, language) })}</span>
      </p>
      <RequestBadge request={request} hasQuestion={model.openQuestion !== null} />
      <Heading level={1}>
        <ContentText>{request.fund.name}</ContentText>
      </Heading>
      <p>
        <span>{translate('funds.request.number', { number: request.id })}</span>
        <span>{` · ${translate('fundRequests.own.sentAt', { date: formatDate(day, language), time })}`}</span>
      </p>
    </div>
  );
}

/** The question that waits: it comes before everything else. Its answer is given on its own page, which keeps what is typed. */
const OpenQuestionPart = observer(function OpenQuestionPart({ model }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  const { openQuestion, sentFiles } = model;
  if (openQuestion === null) return null;
  return (
    <section>
      <Heading level={2}>{translate('fundRequests.own.question')}</Heading>
      <Question sentFiles={sentFiles} sponsor={null} asked={openQuestion} />
    </section>
  );
});

/** What a decided request gave, its reason, and what can be done now. */
const Decision = observer(function Decision({ model, request }: PartProps) {
  const translate = useTexts();
  const href = useHref();
  const { state, reason, fund } = request;
  const declined = request.answers.filter((answer) => answer.state === 'declined');
  if (state === 'pending' || state === 'unknown') return null;
  return (
    <section className="stack">
      {reason === null && declined.length === 0 ? null : (
        <Notice title={translate('fundRequests.own.reason')}>
          {reason === null ? null : (
            <p>
              <ContentText>{reason}</ContentText>
            </p>
          )}
          {declined.length === 0 ? null : (
            <p>
              {translate('fundRequests.own.declinedAnswers', { names: declined.map(({ name }) => name).join(', ') })}
            </p>
          )}
        </Notice>
      )}
      <div className="row no-print">
        {model.granted.map((voucher) => (
          <ButtonLink key={voucher.id} appearance="primary" href={href(goTo('voucher', { address: voucher.address }))}>
            {translate('fundRequests.own.openVoucher', { fund: voucher.fund.name })}
          </ButtonLink>
        ))}
        {state === 'declined' || state === 'disregarded' ? (
          <ButtonLink href={href(goTo('fund', { id: fund.id }))}>{translate('fundRequests.own.again')}</ButtonLink>
        ) : null}
      </div>
    </section>
  );
});

/** The questions that were answered, with their answers and files. */
const QuestionsPart = observer(function QuestionsPart({ model }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  return (
    <Loaded
      from={model.questions}
      skeleton={<Skeleton height="6rem" />}
      failedTitle={translate('fundRequests.own.questionsFailed')}
    >
      {() =>
        model.earlier.length === 0 ? null : (
          <section className="stack">
            <Heading level={2}>{translate('fundRequests.own.questions')}</Heading>
            {model.earlier.map((asked) => (
              <Talk key={asked.id} sentFiles={model.sentFiles} sponsor={null} asked={asked} />
            ))}
          </section>
        )
      }
    </Loaded>
  );
});

/** All answers as they were sent. */
function useAnswers({ answers, contactInformation }: SentRequest): readonly DataItem[] {
  const translate = useTexts();
  return [
    ...answers.map(({ name, value }) => ({ label: name, value: <OwnWords>{value}</OwnWords> })),
    ...(contactInformation === null
      ? []
      : [{ label: translate('fundRequests.step.contact'), value: <OwnWords>{contactInformation}</OwnWords> }]),
  ];
}

function RequestSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="50%" height="2.5rem" />
      <Skeleton height="14rem" />
      <SkeletonRows count={2} />
    </>
  );
}
