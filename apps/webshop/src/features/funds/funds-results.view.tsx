import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import type { ListDisplay } from '../../lib/list/list-display.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { ApplyFailure } from './parts/apply-failure.tsx';
import { fundActionInList } from './fund-action.ts';
import { badgeStatus } from './fund-status.ts';
import { PENDING_EXPLAINED } from './fund.vm.ts';
import type { FundsPage } from '@stadstegoed/core/funds/fund-list-rules.ts';
import type { FundsViewModel } from './funds.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundRow, FundRowSkeletons } from './parts/fund-row.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** The funds of one page. */
export const FundsResults = observer(function FundsResults(props: {
  model: FundsViewModel;
  page: FundsPage;
  display: ListDisplay;
}) {
  const { model, page, display } = props;
  const translate = useTexts();
  const isGrid = display === 'grid';
  // The order depends on the vouchers: rows that change places would move what is being read.
  if (model.vouchers.isFirstLoad && model.signedIn) {
    return (
      <>
        <LongWaitNote />
        <FundRowSkeletons count={4} />
      </>
    );
  }
  const funds = model.ordered(page);
  const first = funds.find((fund) => model.canApply(fund));
  return (
    <>
      <div className="funds-vouchers">
        <VouchersFailure from={model.vouchers} />
        <ApplyFailure applying={model.applying} />
      </div>
      <ul
        className={isGrid ? 'grid grid--2' : 'grid'}
        aria-label={translate('funds.list.label')}
        aria-busy={model.list.results.state === 'loading'}
      >
        {funds.map((fund, index) => (
          <FundRow
            key={fund.id}
            fund={fund}
            status={model.vouchers.value && badgeStatus(fund, model.vouchers.value, model.viewer)}
            action={<RowAction fund={fund} model={model} isFirst={fund === first} />}
            stacked={isGrid}
            eager={index < 2}
          />
        ))}
      </ul>
    </>
  );
});

/** The action of a row, or a link to the fund when there is none or it is unknown. */
const RowAction = observer(function RowAction(props: { fund: Fund; model: FundsViewModel; isFirst: boolean }) {
  const { fund, model, isFirst } = props;
  const translate = useTexts();
  const href = useHref();
  const dialogs = useService(Dialogs);
  const { value: vouchers, isFirstLoad } = model.vouchers;
  if (isFirstLoad) return <ActionSkeleton />;
  const action = vouchers === null ? null : fundActionInList(fund, vouchers, model.viewer);
  if (action === null) {
    return (
      <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
        <span>{translate(model.signedIn && vouchers !== null ? 'funds.list.why' : 'funds.list.read')}</span>{' '}
        <span className="visually-hidden">{fund.name}</span>
      </ButtonLink>
    );
  }
  return (
    <FundActionButton
      action={action}
      fundName={fund.name}
      appearance={isFirst ? 'primary' : 'secondary'}
      isBusy={model.applying.isApplying(fund)}
      onApply={() => void model.apply(fund)}
      onPending={() => dialogs.open('notification', PENDING_EXPLAINED)}
      onExplain={() => dialogs.open('taken-by-partner', {})}
    />
  );
});

function ActionSkeleton() {
  return (
    <span className="stads-loading" aria-hidden="true">
      <Skeleton width="8rem" height="3rem" />
    </span>
  );
}
