import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FundsPage } from '@stadstegoed/core/funds/funds.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { Pagination } from '@stadstegoed/ui/pagination/pagination.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../support/loaded.view.tsx';
import { Modals } from '../../support/app-ports.ts';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useService } from '../../support/use-view-model.ts';
import { fundActionInList } from './fund-action.ts';
import { badgeStatus } from './fund-status.ts';
import { PENDING_EXPLAINED } from './fund.vm.ts';
import { ClearFilters } from './funds-filters.view.tsx';
import { activeFilters, type FundsDisplay } from './funds-query.ts';
import type { FundsViewModel } from './funds.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundRow, FundRowSkeletons } from './parts/fund-row.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** The funds of this page, or that there are none and what to do about it. */
export const FundsResults = observer(function FundsResults(props: { model: FundsViewModel; display: FundsDisplay }) {
  const { model, display } = props;
  const translate = useTexts();
  const isGrid = display === 'grid';
  return (
    <Loaded from={model.list} skeleton={<FundRowSkeletons count={4} />} failedTitle={translate('funds.list.failed')}>
      {(page) =>
        page.items.length === 0 ? (
          <NoFunds model={model} />
        ) : (
          <>
            <div className="funds-vouchers">
              <VouchersFailure from={model.vouchers} />
            </div>
            <ul
              className={isGrid ? 'grid grid--2' : 'grid'}
              aria-label={translate('funds.list.label')}
              aria-busy={model.list.state === 'loading'}
            >
              {page.items.map((fund, index) => (
                <FundRow
                  key={fund.id}
                  fund={fund}
                  status={model.vouchers.value && badgeStatus(fund, model.vouchers.value, model.signedIn)}
                  action={<RowAction fund={fund} model={model} />}
                  stacked={isGrid}
                  eager={index < 2}
                />
              ))}
            </ul>
            <Pages model={model} page={page} />
          </>
        )
      }
    </Loaded>
  );
});

/** The one button of a row; where nothing can be done or known, the way to read more. */
const RowAction = observer(function RowAction(props: { fund: Fund; model: FundsViewModel }) {
  const { fund, model } = props;
  const translate = useTexts();
  const href = useHref();
  const modals = useService(Modals);
  const { value: vouchers, isFirstLoad } = model.vouchers;
  if (isFirstLoad) return <ActionSkeleton />;
  const action = vouchers === null ? null : fundActionInList(fund, vouchers, model.signedIn);
  if (action === null) {
    return (
      <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
        {translate(model.signedIn && vouchers !== null ? 'funds.list.why' : 'funds.list.read')}{' '}
        <span className="visually-hidden">{fund.name}</span>
      </ButtonLink>
    );
  }
  return (
    <FundActionButton
      action={action}
      fundName={fund.name}
      appearance={action.kind === 'apply' ? 'primary' : 'secondary'}
      isBusy={model.applying.fundId === fund.id}
      onApply={() => void model.apply(fund)}
      onPending={() => modals.open('notification', PENDING_EXPLAINED)}
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

const Pages = observer(function Pages(props: { model: FundsViewModel; page: FundsPage }) {
  const translate = useTexts();
  const { currentPage, lastPage } = props.page;
  return (
    <Pagination
      page={currentPage}
      lastPage={lastPage}
      hrefFor={props.model.hrefOfPage}
      texts={{
        label: translate('funds.pages.label'),
        previous: translate('funds.pages.previous'),
        next: translate('funds.pages.next'),
        pageName: (page) => translate('funds.pages.page', { page }),
      }}
    />
  );
});

const NoFunds = observer(function NoFunds(props: { model: FundsViewModel }) {
  const translate = useTexts();
  const isFiltered = activeFilters(props.model.query).length > 0;
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('funds.list.none.title')}
      actions={isFiltered ? <ClearFilters model={props.model} asButton /> : undefined}
    >
      <p>{translate(isFiltered ? 'funds.list.none.filtered' : 'funds.list.none.empty')}</p>
    </StateScreen>
  );
});

/** Under each other or beside each other; the phone has room for one. */
export const DisplayChoice = observer(function DisplayChoice(props: { model: FundsViewModel; display: FundsDisplay }) {
  const { model, display } = props;
  const translate = useTexts();
  return (
    <div className="desktop-only">
      <Chips label={translate('funds.list.display')}>
        <ToggleChip
          pressed={display === 'list'}
          onToggle={() => model.change({ display: 'list' })}
          icon={<IconList size={20} stroke={1.5} aria-hidden="true" />}
        >
          {translate('funds.list.displayList')}
        </ToggleChip>
        <ToggleChip
          pressed={display === 'grid'}
          onToggle={() => model.change({ display: 'grid' })}
          icon={<IconLayoutGrid size={20} stroke={1.5} aria-hidden="true" />}
        >
          {translate('funds.list.displayGrid')}
        </ToggleChip>
      </Chips>
    </div>
  );
});
