import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { SkeletonTickets } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { Tabs } from '@stadstegoed/ui/tabs/tabs.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ShowMore } from '../../lib/list/show-more.view.tsx';
import type { VisiblePart } from '../../lib/list/visible-part.ts';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { Loaded, LoadFailure, LoadState } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { StoreCodes } from './store-codes.view.tsx';
import { OfflineCopyNote } from './parts/offline-copy-note.tsx';
import { VoucherTicket } from './parts/voucher-ticket.tsx';
import { toVouchersTab, type VouchersTab, VouchersViewModel } from './vouchers.vm.ts';

export const reads = screenModel(VouchersViewModel, ({ query }) => ({ tab: toVouchersTab(query.get('tab')) }));

/** The resident's vouchers as tickets, with the tab in the address. */
export const Component = observer(function VouchersView() {
  const translate = useTexts();
  const [query] = useSearchParams();
  const tab = toVouchersTab(query.get('tab'));
  const model = useScreenModel(reads);
  const shown = tab === 'archived' ? model.archived : model.active;
  return (
    <AccountLayout
      title={translate('vouchers.list.title')}
      lead={
        tab === 'active' ? (
          <Total model={model} />
        ) : model.past?.length === 0 ? (
          '\u00a0'
        ) : (
          translate('vouchers.archived.explained')
        )
      }
    >
      <VoucherTabs tab={tab} model={model} />
      <OfflineCopyNote copy={shown.value?.items[0]?.offlineCopy} from={shown} />
      <VoucherTabPanel tab={tab} model={model} />
    </AccountLayout>
  );
});

/** The sum of several vouchers; of a single one, whose ticket says it, how it pays. */
function sumText(amount: Money, [first, ...others]: readonly Voucher[], translate: Translate): readonly string[] {
  if (amount === 0) return [];
  if (others.length > 0) return [translate('vouchers.list.total', { amount: formatAmount(amount) })];
  return first !== undefined && hasQrCode(first) ? [translate('vouchers.list.open')] : [];
}

/** The total balance, and how many vouchers it does not count. It reserves a line while it loads, so that the tickets do not move. */
const Total = observer(function Total(props: { model: VouchersViewModel }) {
  const translate = useTexts();
  const { balance, current } = props.model;
  if (balance === null) return '\u00a0';
  const { amount, uncounted, hidden } = balance;
  const sentences = [
    ...sumText(amount, current ?? [], translate),
    ...(hidden === 0 ? [] : [translate('vouchers.list.hidden', { count: hidden })]),
    ...(amount === 0 || uncounted === 0 ? [] : [translate('vouchers.list.uncounted', { count: uncounted })]),
  ];
  return sentences.length === 0 ? '\u00a0' : <span>{sentences.join(' ')}</span>;
});

const TABS = ['active', 'reservations', 'archived'] as const;
const TARGETS = {
  active: goTo('vouchers', {}),
  reservations: goTo('reservations', {}),
  archived: goTo('vouchers', {}, { tab: 'archived' }),
};

/** The tabs, with the number of vouchers where it is known. */
const VoucherTabs = observer(function VoucherTabs(props: { tab: VouchersTab; model: VouchersViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const counts: { readonly [Tab in VouchersTab]?: number | null } = props.model.counts;
  return (
    <Tabs
      label={translate('vouchers.tabs.label')}
      tabs={TABS.map((tab) => ({
        href: href(TARGETS[tab]),
        label: translate(`vouchers.tabs.${tab}`),
        current: props.tab === tab,
        count: counts[tab],
      }))}
    />
  );
});

const VoucherTabPanel = observer(function VoucherTabPanel(props: { tab: VouchersTab; model: VouchersViewModel }) {
  const href = useHref();
  switch (props.tab) {
    case 'active':
      return <CurrentVouchers model={props.model} />;
    case 'archived':
      return <PastVouchers model={props.model} />;
    case 'reservations':
      return <Navigate to={href(goTo('reservations', {}))} replace />;
  }
});

/** The active vouchers and those that are not active yet. The second come from another request and follow the first. */
const CurrentVouchers = observer(function CurrentVouchers({ model }: { model: VouchersViewModel }) {
  const translate = useTexts();
  const toFunds = <NextStepLink to={goTo('funds', {})} label={translate('vouchers.empty.toFunds')} />;
  const { active, archived } = model;
  return (
    <>
      <Loaded from={active} skeleton={<SkeletonTickets count={3} />}>
        {(page) =>
          model.current === null && archived.isFirstLoad ? (
            <LoadState from={archived} skeleton={<SkeletonTickets count={3} />} />
          ) : (
            <>
              <Tickets
                model={model}
                vouchers={model.current}
                part={model.currentPart}
                empty="vouchers.empty.active"
                action={toFunds}
              />
              <LeftOut from={page} />
              <StoreCodes vouchers={page.items} />
            </>
          )
        }
      </Loaded>
      <LongWaitNote isWaiting={active.state === 'ready' && archived.isFirstLoad} />
      {active.state === 'ready' && archived.state === 'failed' && archived.failure !== null ? (
        <LoadFailure
          failure={archived.failure}
          title={translate('vouchers.list.incomplete')}
          onRetry={() => void archived.retry()}
        />
      ) : null}
    </>
  );
});

/** The vouchers that expired or were stopped. */
const PastVouchers = observer(function PastVouchers({ model }: { model: VouchersViewModel }) {
  return (
    <Loaded from={model.archived} skeleton={<SkeletonTickets count={3} />}>
      {(page) => (
        <>
          <Tickets model={model} vouchers={model.past} part={model.pastPart} empty="vouchers.empty.archived" />
          <LeftOut from={page} />
        </>
      )}
    </Loaded>
  );
});

/** The first vouchers as tickets, as many as the resident asked for, or why there are none; nothing while that is not known. */
const Tickets = observer(function Tickets(props: {
  model: VouchersViewModel;
  vouchers: readonly Voucher[] | null;
  part: VisiblePart;
  empty: 'vouchers.empty.active' | 'vouchers.empty.archived';
  action?: ReactNode;
}) {
  const translate = useTexts();
  const { model, vouchers, part, empty, action = null } = props;
  if (vouchers === null) return null;
  if (vouchers.length === 0) {
    return (
      <StateScreen scene="bench" headingLevel={2} title={translate(empty)} actions={action}>
        <p>{translate(`${empty}.text`)}</p>
      </StateScreen>
    );
  }
  return (
    <>
      <ul className="grid grid--2">
        {vouchers.slice(0, part.most).map((voucher) => (
          <li key={voucher.id}>
            <VoucherTicket voucher={voucher} tickets={model.tickets} headingLevel={2} />
          </li>
        ))}
      </ul>
      <ShowMore
        part={part}
        total={vouchers.length}
        label={(count) => translate('vouchers.list.more', { count })}
        items=".stads-ticket__link"
      />
    </>
  );
});
