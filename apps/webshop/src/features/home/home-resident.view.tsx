import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Loading, SkeletonRows, SkeletonTickets } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { Hero } from '@stadstegoed/ui/hero/hero.tsx';
import { observer } from 'mobx-react-lite';
import { skyline } from 'virtual:drawings';
import { sections } from 'virtual:home';
import type { HomeSectionName } from '@stadstegoed/variants/schema.ts';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { HaveCode } from '../../lib/links/have-code.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { HelpLine } from '../funds/parts/help-line.tsx';
import { useLiveAfterChange } from '../../lib/load/use-live-after-change.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { OfflineCopyNote } from '../vouchers/parts/offline-copy-note.tsx';
import { VoucherTicket } from '../vouchers/parts/voucher-ticket.tsx';
import { NoEmail } from '../../lib/page/no-email.view.tsx';
import { FittingSection } from './home-fitting.view.tsx';
import { OtherFunds } from './home-other-funds.view.tsx';
import { ThingsToDo } from './home-todo.view.tsx';
import { RequestsFailure } from '../fund-requests/parts/requests-failure.tsx';
import { ResidentHomeViewModel } from './home-resident.vm.ts';
import type { HomeParams } from './home.vm.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import './home-resident.css';

/** The section in which a municipality leads to its subjects, where it lists that. */
const topics = sections.find(({ name }) => name === 'topics');

/** Whether home of this municipality has a section. */
const lists = (section: HomeSectionName): boolean => sections.some(({ name }) => name === section);

/** Home for a resident: a greeting, tasks, vouchers, funds and offers. */
export const ResidentHome = observer(function ResidentHome({ params }: { params: HomeParams }) {
  const model = useViewModel(ResidentHomeViewModel, params);
  return (
    <>
      <Greeting model={model} />
      <section className="section section--band home-todo-section">
        <div className="container">
          {model.isLookingForThingsToDo || model.shownThings.length > 0 ? <TodoTitle /> : null}
          <RequestsFailure from={model.requests} />
          {model.isLookingForThingsToDo ? <TodoSkeleton /> : <ThingsToDo model={model} />}
          <NoEmail to={goTo('identity-emails', {})} />
        </div>
      </section>
      {/* Shown after the tasks have loaded: their number is unknown until then, and what stands below would move. */}
      {model.isComing ? (
        <div className="home-coming" />
      ) : (
        <>
          <Tickets model={model} />
          {lists('offers') ? <FittingSection model={model} /> : null}
          {topics === undefined ? null : <topics.Section model={model.home} isBand={topics.isBand} />}
          {lists('funds') ? <OtherFunds model={model} /> : null}
          {lists('help') ? <Help /> : null}
        </>
      )}
    </>
  );
});

function Help() {
  return (
    <div className="section home-short">
      <div className="container">
        <HelpLine />
      </div>
    </div>
  );
}

function TodoTitle() {
  return (
    <Heading level={2} className="visually-hidden">
      {useTexts()('funds.home.todo.title')}
    </Heading>
  );
}

/** A greeting for the part of the day above the town, with the number of tasks below it. */
const Greeting = observer(function Greeting(props: { model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const { firstName, isCounted } = props.model;
  const line = isCounted ? countSentence(props.model, translate) : '';
  return (
    <>
      <Hero skyline={skyline} size="small">
        {/* Elements, so that the heading stays the same, with the focus on it, when the name comes. */}
        <Heading level={1}>
          <span>{translate(`funds.home.greeting.${props.model.dayPart}`)}</span>
          {firstName === null ? null : <span translate="no">{`, ${firstName}`}</span>}
        </Heading>
        <p aria-live={useLiveAfterChange(line)} className="home-greeting__line">
          {line}
        </p>
      </Hero>
      <LongWaitNote isWaiting={props.model.isLookingForThingsToDo || props.model.isReadingTasks} />
    </>
  );
});

/** The number of tasks. "Nothing to do" is not said when tasks may be missing. */
function countSentence(model: ResidentHomeViewModel, translate: ReturnType<typeof useTexts>): string {
  const { attention: count, lacksMoneyTasks, lacksVouchers } = model;
  const missing = [
    ...(lacksMoneyTasks ? [translate('funds.home.todo.incomplete')] : []),
    ...(lacksVouchers ? [translate('funds.home.todo.vouchersIncomplete')] : []),
  ];
  const first = model.hidesThings ? [translate('funds.home.todo.first', { count: model.shownThings.length })] : [];
  if (count > 0) return [translate('funds.home.todo.count', { count }), ...first, ...missing].join(' ');
  return missing.length > 0 ? missing.join(' ') : translate('funds.home.todo.none');
}

function TodoSkeleton() {
  const translate = useTexts();
  return (
    <Loading label={translate('shell.loading')}>
      <div className="home-todo__card home-todo__card--skeleton">
        <SkeletonRows count={1} />
      </div>
    </Loading>
  );
}

/** The resident's vouchers as tickets, or how to get one. */
const Tickets = observer(function Tickets(props: { model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const hasNone = props.model.vouchers.value?.items.length === 0;
  return (
    <section className="section section--band home-short home-tickets">
      <div className="container">
        <SectionHead
          title={translate('funds.home.vouchers.title')}
          link={hasNone ? null : { to: goTo('vouchers', {}), label: translate('funds.home.vouchers.all') }}
        />
        <OfflineCopyNote copy={props.model.vouchers.value?.items[0]?.offlineCopy} from={props.model.vouchers} />
        <Loaded
          from={props.model.vouchers}
          skeleton={<SkeletonTickets count={3} />}
          failedTitle={translate('funds.vouchersFailed')}
        >
          {(page) =>
            page.items.length === 0 ? (
              <p>{translate('funds.home.vouchers.none')}</p>
            ) : (
              <>
                <div className="tickets">
                  <TicketList model={props.model} />
                </div>
                <LeftOut from={page} />
              </>
            )
          }
        </Loaded>
        <HaveCode />
      </div>
    </section>
  );
});

const TicketList = observer(function TicketList({ model }: { readonly model: ResidentHomeViewModel }) {
  return model.shownVouchers.map((voucher) => (
    <VoucherTicket key={voucher.address} voucher={voucher} tickets={model.tickets} headingLevel={3} />
  ));
});
