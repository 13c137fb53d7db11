import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { Modals } from '../../support/app-ports.ts';
import type { ListDisplay } from '../../support/list-display.view.tsx';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useService } from '../../support/use-view-model.ts';
import { fundActionInList } from './fund-action.ts';
import type { FundsView } from './fund-reader.ts';
import { badgeStatus } from './fund-status.ts';
import { PENDING_EXPLAINED } from './fund.vm.ts';
import type { FundsViewModel } from './funds.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundRow } from './parts/fund-row.tsx';

/** The funds of one page. */
export const FundsResults = observer(function FundsResults(props: {
  model: FundsViewModel;
  shown: FundsView;
  display: ListDisplay;
}) {
  const { model, shown, display } = props;
  const translate = useTexts();
  const isGrid = display === 'grid';
  return (
    <ul
      className={isGrid ? 'grid grid--2' : 'grid'}
      aria-label={translate('funds.list.label')}
      aria-busy={model.list.results.state === 'loading'}
    >
      {shown.page.items.map((fund, index) => (
        <FundRow
          key={fund.id}
          fund={fund}
          status={badgeStatus(fund, shown.vouchers, model.signedIn)}
          action={<RowAction fund={fund} shown={shown} model={model} />}
          stacked={isGrid}
          eager={index < 2}
        />
      ))}
    </ul>
  );
});

/** The one button of a row; where nothing can be done, the way to read why. */
const RowAction = observer(function RowAction(props: { fund: Fund; shown: FundsView; model: FundsViewModel }) {
  const { fund, shown, model } = props;
  const translate = useTexts();
  const href = useHref();
  const modals = useService(Modals);
  const action = fundActionInList(fund, shown.vouchers, model.signedIn);
  if (action === null) {
    return (
      <ButtonLink appearance="subtle" href={href(goTo('fund', { id: fund.id }))}>
        {translate(model.signedIn ? 'funds.list.why' : 'funds.list.read')}{' '}
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
