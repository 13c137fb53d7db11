import type { SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useFocusAfterDialog } from '../../lib/focus/use-focus-after-dialog.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { ShowMore } from '../../lib/list/show-more.view.tsx';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Loaded, LoadFailure } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { OfflineCopyNote } from '../vouchers/parts/offline-copy-note.tsx';
import { RequestToFinishRow } from './request-to-finish.view.tsx';
import { OwnRequestCard } from './own-request-card.view.tsx';
import { OwnRequestsViewModel } from './own-requests.vm.ts';
import './own-requests.css';

export const reads = screenModel(OwnRequestsViewModel, () => ({}));

/** All requests of the resident over all funds, those in progress first. */
export const Component = observer(function OwnRequestsScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const { requests, part } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog((model.unfinished.value ?? []).map(({ fund }) => fund.id).join(), heading);
  return (
    <AccountLayout
      title={translate('fundRequests.own.title')}
      lead={translate('fundRequests.own.lead')}
      headingRef={heading}
    >
      <OfflineCopyNote copy={requests.value?.offlineCopy} from={requests} mayDiffer="fundRequests.own.mayDiffer" />
      {/* Not those that are decided: a newer one that comes later would move them. */}
      {part === null ? null : <Group model={model} name="running" requests={part.requests.filter(isRunning)} />}
      <Loaded
        from={requests}
        skeleton={part === null ? <SkeletonRows count={2} /> : null}
        failedTitle={translate('fundRequests.own.failed')}
      >
        {(known) => <All model={model} known={known} />}
      </Loaded>
      <QuestionsPart model={model} />
    </AccountLayout>
  );
});

interface PartProps {
  readonly model: OwnRequestsViewModel;
  readonly known: SentRequests;
}

function All({ model, known }: PartProps) {
  const translate = useTexts();
  const { requests, endedFunds, failed, leftOut } = known;
  return (
    <>
      {requests.length === 0 && failed === null && leftOut === undefined ? <None model={model} /> : null}
      <Groups model={model} known={known} />
      <LeftOut from={known} />
      {failed === null ? null : (
        <LoadFailure
          failure={failed.failure}
          title={translate('fundRequests.own.failedFunds', { funds: failed.funds.join(', ') })}
          onRetry={() => void model.requests.retry()}
        />
      )}
      {endedFunds.length === 0 ? null : (
        <Notice title={translate('fundRequests.own.ended')}>
          <p>
            <CallUs text="fundRequests.own.endedText" values={{ funds: endedFunds.join(', ') }} />
          </p>
        </Notice>
      )}
      <Notice title={translate('fundRequests.own.paper')} className="own-requests__paper">
        <p>
          <CallUs text="fundRequests.own.paperText" />
        </p>
      </Notice>
    </>
  );
}

const isRunning = ({ state }: SentRequest): boolean => state === 'pending' || state === 'unknown';

const Groups = observer(function Groups({ model, known }: PartProps) {
  const translate = useTexts();
  const done = known.requests.filter((request) => !isRunning(request));
  return (
    <>
      <Group model={model} name="running" requests={known.requests.filter(isRunning)} />
      {/* What was begun stands above the others, and coming later it would move them. */}
      {model.unfinished.isFirstLoad ? (
        <SkeletonRows count={1} />
      ) : (
        <>
          <Unfinished model={model} />
          <Group model={model} name="done" requests={done.slice(0, model.donePart.most)} />
          <ShowMore
            part={model.donePart}
            total={done.length}
            label={(count) => translate('fundRequests.own.more', { count })}
            items=".own-request-card h3 a"
          />
        </>
      )}
    </>
  );
});

interface GroupProps {
  readonly model: OwnRequestsViewModel;
  readonly name: 'running' | 'done';
  readonly requests: readonly SentRequest[];
}

const Group = observer(function Group({ model, name, requests }: GroupProps) {
  const translate = useTexts();
  if (requests.length === 0) return null;
  return (
    <section className="own-requests__group">
      <Heading level={2} size={3}>
        {translate(`fundRequests.own.${name}`)}
      </Heading>
      <ul className="own-requests__cards">
        {requests.map((request) => (
          <OwnRequestCard
            key={request.id}
            request={request}
            question={model.questionOf(request)}
            knowsQuestions={model.knowsQuestions}
            today={model.today}
          />
        ))}
      </ul>
    </section>
  );
});

/** What was begun on this device. */
const Unfinished = observer(function Unfinished({ model }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  const { unfinished } = model;
  return (
    <Loaded from={unfinished} skeleton={null} failedTitle={translate('fundRequests.unfinished.failed')}>
      {(requests) =>
        requests.length === 0 ? null : (
          <section className="own-requests__group">
            <Heading level={2} size={3}>
              {translate('fundRequests.unfinished.title')}
            </Heading>
            <ul className="own-requests__cards">
              {requests.map((request) => (
                <RequestToFinishRow key={request.fund.id} request={request} onDiscard={() => model.discard(request)} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
});

/** The list is right without the questions, but an open one must not be missed. */
const QuestionsPart = observer(function QuestionsPart({ model }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  // Nothing is asked about requests that could not be read.
  if (model.questions.state === 'idle') return null;
  return (
    <Loaded from={model.questions} skeleton={null} failedTitle={translate('fundRequests.own.questionsFailed')}>
      {() => null}
    </Loaded>
  );
});

const None = observer(function None({ model: { unfinished } }: Pick<PartProps, 'model'>) {
  const translate = useTexts();
  if (unfinished.isFirstLoad || (unfinished.value ?? []).length > 0) return null;
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('fundRequests.own.none')}
      actions={<NextStepLink to={goTo('funds', {})} label={translate('fundRequests.own.toFunds')} />}
    >
      <p>{translate('fundRequests.own.noneText')}</p>
    </StateScreen>
  );
});
