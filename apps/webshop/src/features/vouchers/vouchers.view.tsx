import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { SkeletonTickets } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { Navigate, useSearchParams } from 'react-router';
import type { Loadable } from '../../support/loadable.ts';
import { Loaded } from '../../support/loaded.view.tsx';
import { useHref } from '../../support/shop-link.tsx';
import { PageHead } from '../../support/page-head.view.tsx';
import { useTexts } from '../../support/texts.ts';
import { useViewModel } from '../../support/use-view-model.ts';
import { KeptNote } from './parts/kept-note.tsx';
import { VoucherTicket } from './parts/voucher-ticket.tsx';
import type { VouchersTab } from './parts/vouchers-tab.ts';
import { VouchersTabs } from './parts/vouchers-tabs.tsx';
import { toVouchersTab, VouchersViewModel } from './vouchers.vm.ts';

/** The resident's vouchers as tickets, with the tab in the address (1 §2). */
export const Component = observer(function VouchersView() {
  const translate = useTexts();
  const [query] = useSearchParams();
  const tab = toVouchersTab(query.get('tab'));
  const model = useViewModel(VouchersViewModel, { tab });
  const shown = tab === 'archived' ? model.archived : model.active;
  return (
    <div className="container page">
      <PageHead title={translate('vouchers.list.title')}>{tab === 'active' ? <Total model={model} /> : null}</PageHead>
      <VoucherTabs tab={tab} model={model} />
      <KeptNote voucher={shown.value?.[0]} from={shown} />
      <VoucherTabPanel tab={tab} model={model} />
    </div>
  );
});

/** The total balance. It reserves a line while it loads, so that the tickets do not move. */
const Total = observer(function Total(props: { model: VouchersViewModel }) {
  const translate = useTexts();
  const { active, balance } = props.model;
  if (active.isFirstLoad) return <Lead>&nbsp;</Lead>;
  if (balance === null || balance === 0) return null;
  return <Lead>{translate('vouchers.list.total', { amount: formatAmount(balance) })}</Lead>;
});

const VoucherTabs = observer(function VoucherTabs(props: { tab: VouchersTab; model: VouchersViewModel }) {
  const { active, archived } = props.model;
  const counts = { active: active.value?.length ?? null, archived: archived.value?.length ?? null };
  return <VouchersTabs current={props.tab} counts={counts} />;
});

const VoucherTabPanel = observer(function VoucherTabPanel(props: { tab: VouchersTab; model: VouchersViewModel }) {
  const translate = useTexts();
  const href = useHref();
  switch (props.tab) {
    case 'active':
      return <VoucherList from={props.model.active} empty="vouchers.empty.active" offersFunds />;
    case 'archived':
      return (
        <>
          {(props.model.archived.value?.length ?? 0) > 0 ? (
            <div className="page-head">
              <Lead>{translate('vouchers.archived.explained')}</Lead>
            </div>
          ) : null}
          <VoucherList from={props.model.archived} empty="vouchers.empty.archived" />
        </>
      );
    case 'reservations':
      return <Navigate to={href(goTo('reservations', {}))} replace />;
  }
});

const VoucherList = observer(function VoucherList(props: {
  from: Loadable<readonly Voucher[]>;
  empty: 'vouchers.empty.active' | 'vouchers.empty.archived';
  offersFunds?: boolean;
}) {
  const translate = useTexts();
  const href = useHref();
  return (
    <Loaded from={props.from} skeleton={<SkeletonTickets count={3} />}>
      {(vouchers) =>
        vouchers.length === 0 ? (
          <StateScreen
            scene="bench"
            headingLevel={2}
            title={translate(props.empty)}
            actions={
              props.offersFunds ? (
                <ButtonLink appearance="primary" href={href(goTo('funds', {}))}>
                  {translate('vouchers.empty.toFunds')}
                </ButtonLink>
              ) : null
            }
          >
            <p>{translate(`${props.empty}.text`)}</p>
          </StateScreen>
        ) : (
          <ul className="grid grid--3 plain-list">
            {vouchers.map((voucher) => (
              <li key={voucher.id}>
                <VoucherTicket voucher={voucher} headingLevel={2} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
});
