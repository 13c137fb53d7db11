import { isDecided, isGranted } from '@stadstegoed/core/fund-requests/request-decision.ts';
import type { SentAnswer, SentRequest } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { readableValue } from '@stadstegoed/core/records/record-value.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { requestNumber } from '@stadstegoed/core/fund-requests/request-number.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { ContentText, OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { Settings } from '../../lib/app/settings.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useFetchedPart } from '../../lib/load/use-fetched-part.ts';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel, useService } from '../../lib/view-model/use-view-model.ts';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { fundTint } from '../funds/parts/fund-tint.ts';
import { OfflineCopyNote } from '../vouchers/parts/offline-copy-note.tsx';
import { Question, Talk } from './clarification-talk.view.tsx';
import { OwnRequestViewModel } from './own-request.vm.ts';
import { dutchMomentTexts } from './dutch-moment-texts.ts';
import { FileNames } from './file-names.view.tsx';
import { readableText } from './readable-text.ts';
import { RequestState } from './parts/request-state.tsx';
import { FundRequestState } from './parts/fund-request-state.tsx';
import { RequestContact } from './request-contact.view.tsx';
import { RequestBadge } from './request-badge.view.tsx';
import './own-request.css';

export const reads = screenModel(OwnRequestViewModel, ({ path: { id = '' }, query }) => ({
  id,
  fundId: query.get('fund'),
}));

/** A request: where it is, the questions about it, the decision and what it gave, and all that was sent. */
export const Component = observer(function OwnRequestScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
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
      <Loaded from={model.request} skeleton={<RequestSkeleton />} heading={title} onFailure={missingRequest}>
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
  return (
    <>
      <OfflineCopyNote
        copy={model.request.value?.offlineCopy}
        from={model.request}
        mayDiffer="fundRequests.own.mayDiffer"
      />
      <RequestHead model={model} request={request} />
      <div className="split split--aside">
        <div className="stack--wide">
          {isDecided(request) || !model.questions.isFirstLoad ? (
            <Progress model={model} request={request} />
          ) : (
            <>
              <Skeleton height="30rem" />
              <LongWaitNote />
            </>
          )}
        </div>
        <RequestContact request={request} now={model.now} />
      </div>
    </>
  );
});

/** How far it is, the questions and what was sent. A question that waits comes first, so it is known before the rest is shown. */
const Progress = observer(function Progress({ model, request }: PartProps) {
  const { progress } = model;
  return (
    <>
      <OpenQuestionPart model={model} />
      {isDecided(request) ? (
        <Decision model={model} request={request} />
      ) : (
        progress && (
          <FundRequestState
            progress={progress}
            today={model.today}
            isQuestionUnknown={!model.knowsQuestions}
            isPayout={null}
          />
        )
      )}
      <QuestionsPart model={model} />
      <SentPart model={model} request={request} />
    </>
  );
});

/** What it is, with number and time; on paper also from which municipality and when it was printed. */
function RequestHead({ model, request }: PartProps) {
  const translate = useTexts();
  const language = useLanguage();
  const { variant } = useService(Settings);
  return (
    <>
      <p className="own-request__paper">
        <b>{variant.contact.organization_name}</b>
        <span>{translate('fundRequests.own.printed', { moment: formatMoment(model.now, language) })}</span>
      </p>
      <div className="own-request__head">
        <FundPicture fund={request.fund} eager />
        <div className="own-request__what">
          <RequestBadge request={request} hasQuestion={model.openQuestion !== null} />
          <Heading level={1}>
            <ContentText>{request.fund.name}</ContentText>
          </Heading>
          <p>
            <span>{translate('funds.request.number', { number: requestNumber(request) })}</span>
            <span>{` · ${translate('fundRequests.own.sentAt', dutchMomentTexts(request.sentAt, language))}`}</span>
          </p>
        </div>
      </div>
    </>
  );
}

const fetchOpenQuestion = async () => (await import('./open-question.view.tsx')).OpenQuestion;

/** The question that waits, with the form for its answer: it comes before everything else. */
const OpenQuestionPart = observer(function OpenQuestionPart({ model }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  const form = useFetchedPart(fetchOpenQuestion);
  const { openQuestion, progress, sentFiles, hasAnswered, closeQuestion } = model;
  const ids = progress?.question?.ids;
  return (
    <>
      {hasAnswered ? (
        <Notice kind="positive" title={translate('fundRequests.clarification.done.title')} live="status">
          {openQuestion === null ? <p>{translate('fundRequests.clarification.done.text')}</p> : null}
        </Notice>
      ) : null}
      {openQuestion === null || ids === undefined ? null : (
        <section>
          <Heading level={2}>{translate('fundRequests.own.question')}</Heading>
          <Card padded className="own-request__question">
            <Question sentFiles={sentFiles} sponsor={null} asked={openQuestion} />
            <div className="no-print">
              <Loaded from={form} skeleton={<Skeleton height="16rem" />}>
                {(OpenQuestion) => <OpenQuestion key={openQuestion.id} ids={ids} onClosed={closeQuestion} />}
              </Loaded>
            </div>
          </Card>
        </section>
      )}
    </>
  );
});

/** The decision with its reason, what it gave, and what can be done now. */
const Decision = observer(function Decision({ model, request }: PartProps) {
  const translate = useTexts();
  const { reason } = request;
  const declined = request.answers.filter((answer) => answer.state === 'declined').map(({ name }) => name);
  return (
    <section className="stack">
      <RequestState
        request={request}
        isPayout={model.fund.value?.isPayout ?? null}
        isNumbered
        reason={
          reason === null ? null : (
            <p>
              <b>{translate('fundRequests.own.reason')}</b>
              <br />
              <ContentText>{reason}</ContentText>
            </p>
          )
        }
      >
        {declined.length === 0 ? null : (
          <p>{translate('fundRequests.own.declinedAnswers', { names: declined.join(', ') })}</p>
        )}
      </RequestState>
      {isGranted(request) && model.fund.value?.isPayout !== true ? <Granted model={model} /> : null}
      {request.state === 'approved' ? null : <WhatNow model={model} request={request} />}
    </section>
  );
});

/** The way to what was given: to each voucher, or to all of them while it is not known which. */
const Granted = observer(function Granted({ model: { granted } }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  const href = useHref();
  return (
    <div className="row no-print">
      {granted.map((voucher) => (
        <ButtonLink key={voucher.id} appearance="primary" href={href(goTo('voucher', { address: voucher.address }))}>
          {translate('fundRequests.own.openVoucher', { fund: voucher.fund.name })}
        </ButtonLink>
      ))}
      {granted.length > 0 ? null : (
        <ButtonLink href={href(goTo('vouchers', {}))}>{translate('fundRequests.own.vouchers')}</ButtonLink>
      )}
    </div>
  );
});

/** What somebody can do who did not get all of it: object while that may be possible, or ask again. */
const WhatNow = observer(function WhatNow({ model, request }: PartProps) {
  const translate = useTexts();
  const href = useHref();
  const { objection } = model;
  return (
    <>
      <Heading level={2}>{translate('fundRequests.own.next')}</Heading>
      {objection === null ? null : (
        <div>
          <Heading level={3}>{translate('fundRequests.own.object')}</Heading>
          <p>{translate('fundRequests.own.objectText', { weeks: objection.weeks })}</p>
          <p>
            <Link href={objection.page}>{translate('fundRequests.own.objectPage')}</Link>
          </p>
          <p>{translate('fundRequests.own.objectPost', { address: objection.postalAddress })}</p>
        </div>
      )}
      <div className="row no-print">
        <ButtonLink href={href(goTo('fund', { id: request.fund.id }))}>
          {translate('fundRequests.own.again')}
        </ButtonLink>
      </div>
    </>
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

/** All answers as they were sent, in words, with the names of the files that went along. */
const SentPart = observer(function SentPart({ model, request }: PartProps) {
  const translate = useTexts();
  const { answers, contactInformation } = request;
  const items = answers.map((answer): DataItem => ({
    label: answer.name,
    value: (
      <>
        <AnswerText model={model} answer={answer} />
        <FileNames
          files={(model.fileNames[answer.criterionId ?? ''] ?? []).map((originalName) => ({ originalName }))}
        />
      </>
    ),
  }));
  const contact = { label: translate('fundRequests.step.contact'), value: <OwnWords>{contactInformation}</OwnWords> };
  return (
    <section className="stack">
      <Heading level={2}>{translate('fundRequests.own.sent')}</Heading>
      <Card padded>
        <DataList layout="stacked" items={contactInformation === null ? items : [...items, contact]} />
      </Card>
      <p className="text-sm text-subtle">
        {translate(model.hasFileNames ? 'fundRequests.own.filesHere' : 'fundRequests.own.filesElsewhere')}
      </p>
    </section>
  );
});

interface AnswerTextProps extends Pick<PartProps, 'model'> {
  readonly answer: SentAnswer;
}

/** An answer in words: the name of a chosen option, an amount, a date, or what was typed. */
const AnswerText = observer(function AnswerText({ model, answer }: AnswerTextProps) {
  const language = useLanguage();
  if (model.isReadingOption(answer)) return <Skeleton shape="line" width="8rem" />;
  const option = model.optionOf(answer);
  if (option !== null) return <ContentText>{option}</ContentText>;
  const value = readableValue(answer.typeKey, answer.value);
  const text = readableText(value, language);
  return value.kind === 'text' ? <OwnWords>{text}</OwnWords> : <span translate="no">{text}</span>;
});

function RequestSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="50%" height="2.5rem" />
      <Skeleton height="14rem" />
      <SkeletonRows count={2} />
    </>
  );
}
