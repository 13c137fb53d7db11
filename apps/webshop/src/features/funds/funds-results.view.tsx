import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { vouchersOf } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { FundsPage } from '@stadstegoed/core/funds/fund-list-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { isBudget, totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import type { ListDisplay } from '../../lib/list/list-display.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { fundActionInList, type FundAction } from './fund-action.ts';
import { FundNote } from './fund-note.view.tsx';
import { FUND_GROUPS, groupOf, type FundGroup, type KnownOfResident } from './funds-choice.ts';
import type { FundsViewModel } from './funds.vm.ts';
import { ApplyFailure } from './parts/apply-failure.tsx';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundCard } from './parts/fund-card.tsx';
import { FundRow, FundRowSkeletons } from './parts/fund-row.tsx';
import { FundWorth } from './parts/fund-worth.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** The funds of one page: for a resident in groups by what is known of her, otherwise in one list. */
export const FundsResults = observer(function FundsResults(props: {
  model: FundsViewModel;
  page: FundsPage;
  display: ListDisplay;
}) {
  const { model, page, display } = props;
  const translate = useTexts();
  // The groups depend on the vouchers: rows that change places would move what is being read.
  if (model.vouchers.isFirstLoad && model.signedIn) {
    return (
      <>
        <LongWaitNote />
        <FundRowSkeletons count={4} />
      </>
    );
  }
  const funds = model.ordered(page);
  const { known } = model;
  const shown = { model, display, known, first: funds.find((fund) => actionOf(fund, model)?.kind === 'apply') };
  return (
    <>
      <div className="funds-vouchers">
        <VouchersFailure from={model.vouchers} />
        <ApplyFailure applying={model.applying} />
      </div>
      {known === null ? (
        <FundList {...shown} funds={funds} label={translate('funds.list.label')} />
      ) : (
        FUND_GROUPS.map((group) => (
          <Group key={group} {...shown} group={group} funds={funds.filter((fund) => groupOf(fund, known) === group)} />
        ))
      )}
    </>
  );
});

interface FundListProps {
  readonly model: FundsViewModel;
  readonly display: ListDisplay;
  /** Null for a visitor, and while it is unknown. */
  readonly known: KnownOfResident | null;
  readonly funds: readonly Fund[];
  /** The fund with the one primary button. */
  readonly first: Fund | undefined;
  readonly label?: string;
  readonly group?: FundGroup;
}

const MARKS = { have: IconTicket, meets: IconCheck, perhaps: IconQuestionMark, not: IconMinus } as const;

/** The funds of one group below its heading and a sentence; nothing for a group without funds. */
function Group(props: FundListProps & { readonly group: FundGroup }) {
  const { group, funds } = props;
  const translate = useTexts();
  const id = useId();
  const Mark = MARKS[group];
  if (funds.length === 0) return null;
  return (
    <section className="funds-group" aria-labelledby={id}>
      <div className="funds-group__head">
        <span className={`funds-group__mark funds-group__mark--${group}`} aria-hidden="true">
          <Mark size={20} />
        </span>
        <Heading level={2} size={3} id={id}>
          {translate(`funds.list.group.${group}`)}
        </Heading>
        <p>{translate(`funds.list.groupText.${group}`)}</p>
      </div>
      <FundList {...props} />
    </section>
  );
}

const FundList = observer(function FundList(props: FundListProps) {
  const { model, display, known, funds, first, label, group } = props;
  const headingLevel = group === undefined ? 2 : 3;
  if (display === 'grid') {
    return (
      <ul className="grid grid--2" aria-label={label}>
        {funds.map((fund) => (
          <FundCard key={fund.id} fund={fund} headingLevel={headingLevel} />
        ))}
      </ul>
    );
  }
  return (
    <Rows aria-label={label} aria-busy={model.list.results.state === 'loading'}>
      {funds.map((fund, index) => (
        <FundRow
          key={fund.id}
          fund={fund}
          headingLevel={headingLevel}
          note={<FundNote fund={fund} known={known} />}
          worth={group === 'have' && known !== null && <OwnBalance fund={fund} known={known} />}
          action={<ListAction fund={fund} model={model} isFirst={fund === first} group={group} />}
          isFaded={group === 'not'}
          eager={index < 4}
        />
      ))}
    </Rows>
  );
});

/** What is left of a budget that the resident has; what the fund gives while there is no voucher, or none with a balance. */
function OwnBalance({ fund, known }: { readonly fund: Fund; readonly known: KnownOfResident }) {
  const translate = useTexts();
  const language = useLanguage();
  const budgets = vouchersOf(fund, known.vouchers).filter(isBudget);
  const { amount, uncounted, hidden } = totalBalance(singlePage(budgets));
  if (budgets.length === 0 || uncounted > 0) return <FundWorth fund={fund} />;
  if (hidden > 0) return null;
  return (
    <p className="fund-worth">
      <Price amount={amount} language={language} /> <small>{translate('funds.list.left')}</small>
    </p>
  );
}

function actionOf(fund: Fund, { vouchers, viewer }: FundsViewModel): FundAction | null {
  return vouchers.value === null ? null : fundActionInList(fund, vouchers.value, viewer);
}

/** The action of a row, or a link to the fund. */
const ListAction = observer(function ListAction(props: {
  readonly fund: Fund;
  readonly model: FundsViewModel;
  readonly isFirst: boolean;
  readonly group: FundGroup | undefined;
}) {
  const { fund, model, isFirst, group } = props;
  const translate = useTexts();
  const href = useHref();
  const dialogs = useService(Dialogs);
  const action = actionOf(fund, model);
  if (action === null) {
    return (
      <ButtonLink appearance="secondary" href={href(goTo('fund', { id: fund.id }))}>
        <span>{translate(group === 'not' ? 'funds.list.why' : 'funds.list.read')}</span>{' '}
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
      onExplain={() => dialogs.open('taken-by-partner', {})}
    />
  );
});
