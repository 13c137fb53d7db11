import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReimbursementTotals } from '@stadstegoed/core/reimbursements/reimbursement-totals.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonOf, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { useRef } from 'react';
import { useFocusAfterDialog } from '../../lib/focus/use-focus-after-dialog.ts';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Pages } from '../../lib/list/list-page.view.tsx';
import { hasTools } from '../../lib/list/tools-from.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { UnsentReimbursementRow } from './unsent-reimbursement-row.view.tsx';
import { ReimbursementRow } from './reimbursement-row.view.tsx';
import { REIMBURSEMENTS_QUERY, STATE_CHOICES } from './reimbursements-query.ts';
import { ReimbursementsViewModel, type ReimbursementGroup } from './reimbursements.vm.ts';
import './reimbursements.css';

export const reads = screenModel(ReimbursementsViewModel, ({ query }) => ({
  asked: REIMBURSEMENTS_QUERY.asked(REIMBURSEMENTS_QUERY.read(query)),
}));

/** The list of the resident's reimbursements. */
export const Component = observer(function ReimbursementsScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterDialog(model.unsent.map(({ key }) => key).join(), heading);
  return (
    <AccountLayout
      title={translate('reimbursements.list.title')}
      action={model.isEmpty ? null : <ReimbursementLink />}
      headingRef={heading}
    >
      <JustCancelled />
      <Totals model={model} />
      <Unsent model={model} />
      {hasTools(model.list) ? <StateFilter model={model} /> : null}
      <Loaded
        from={model.list.results}
        skeleton={<SkeletonRows count={4} />}
        failedTitle={translate('reimbursements.list.failed')}
      >
        {(page) => (page.total === 0 ? <NoReimbursements model={model} /> : <Results model={model} page={page} />)}
      </Loaded>
    </AccountLayout>
  );
});

/** After a cancellation: the way to claim the same again. The toast of the dialog says what was done. */
function JustCancelled() {
  const translate = useTexts();
  const href = useHref();
  const again = useSearchParams()[0].get('cancelled');
  if (again === null) return null;
  return (
    <Notice title={translate('reimbursements.cancelled.title')} className="claims-cancelled">
      <p>{translate('reimbursements.cancelled.text')}</p>
      <ButtonLink href={href(goTo('reimbursement-create', {}, { again }))}>
        {translate('reimbursements.cancelled.again')}
      </ButtonLink>
    </Notice>
  );
}

/** What was begun on this device: only here, and in no sum. */
const Unsent = observer(function Unsent({ model }: ModelProps) {
  const translate = useTexts();
  const { unsent } = model;
  if (unsent.length === 0) return null;
  return (
    <section className="claims-group">
      <Heading level={2} size={3}>
        {translate('reimbursements.list.notFinished')}
      </Heading>
      <Rows>
        {unsent.map((draft) => (
          <UnsentReimbursementRow key={draft.key} unsent={draft} onDiscard={() => model.discard(draft)} />
        ))}
      </Rows>
    </section>
  );
});

function ReimbursementLink() {
  const translate = useTexts();
  const href = useHref();
  return (
    <ButtonLink
      appearance="primary"
      icon={<IconPlus stroke={1.5} aria-hidden="true" />}
      href={href(goTo('reimbursement-create', {}))}
    >
      {translate('reimbursements.list.claim')}
    </ButtonLink>
  );
}

type ModelProps = { readonly model: ReimbursementsViewModel };

/**
 * What was paid this year, and what is under way. Not shown when it is unknown: the list does not need it. Its space is
 * kept while it loads, so that the list does not move.
 */
const Totals = observer(function Totals({ model }: ModelProps) {
  const { value, isFirstLoad } = model.totals;
  if (model.isEmpty) return null;
  if (value !== null) return <KnownTotals totals={value} />;
  return isFirstLoad ? (
    <div className="stads-loading">
      <SkeletonOf>
        <KnownTotals totals={model.noTotals} />
      </SkeletonOf>
    </div>
  ) : null;
});

function KnownTotals({ totals }: { readonly totals: ReimbursementTotals }) {
  const translate = useTexts();
  const { uncounted: count } = totals;
  return (
    <div className="claims-total">
      <dl>
        {(['received', 'underWay'] as const).map((sum) => (
          <div key={sum}>
            <dt>{translate(`reimbursements.list.${sum}`)}</dt>
            <dd className="figures" translate="no">
              {formatAmount(totals[sum])}
            </dd>
          </div>
        ))}
      </dl>
      {count === 0 ? null : <p className="text-sm">{translate('reimbursements.list.uncounted', { count })}</p>}
    </div>
  );
}

/** One state, or all; with numbers when they are known. */
const StateFilter = observer(function StateFilter({ model }: ModelProps) {
  const translate = useTexts();
  const { counts, uncounted = 0 } = model.totals.value ?? {};
  const all = counts === undefined ? undefined : Object.values(counts).reduce((sum, one) => sum + one, uncounted);
  return (
    <div className="claims-filter">
      <Chips label={translate('reimbursements.list.filter')}>
        {STATE_CHOICES.map((state) => {
          const count = state === 'all' ? all : counts?.[state];
          const isPressed = model.list.query.state === state;
          return count === 0 && !isPressed ? null : (
            <ToggleChip key={state} pressed={isPressed} count={count} onToggle={() => model.choose(state)}>
              {translate(`reimbursements.filter.${state}`)}
            </ToggleChip>
          );
        })}
      </Chips>
    </div>
  );
});

const GROUPS: readonly ReimbursementGroup[] = ['running', 'unknown', 'done'];

const Results = observer(function Results(props: ModelProps & { readonly page: Page<Reimbursement> }) {
  const { model, page } = props;
  const translate = useTexts();
  return (
    <>
      {GROUPS.map((group) => {
        const items = model.inGroup(page.items, group);
        return items.length === 0 ? null : (
          <section key={group} className="claims-group">
            <Heading level={2} size={3}>
              {translate(group === 'unknown' ? 'shell.unknownState' : `reimbursements.group.${group}`)}
            </Heading>
            <Rows>
              {items.map((item) => (
                <ReimbursementRow
                  key={item.id}
                  reimbursement={item}
                  owner={model.owners.value?.get(item.voucherId)?.name ?? null}
                />
              ))}
            </Rows>
          </section>
        );
      })}
      <LeftOut from={page} />
      <Pages page={page} hrefFor={model.list.hrefOfPage} />
    </>
  );
});

/** Nothing was claimed yet, or nothing in the chosen state. */
const NoReimbursements = observer(function NoReimbursements({ model }: ModelProps) {
  const translate = useTexts();
  if (!model.isEmpty && model.list.query.state === 'all') return null;
  if (!model.isEmpty) return <p className="claims-none">{translate('reimbursements.list.noneInState')}</p>;
  return (
    <StateScreen
      scene="checklist"
      headingLevel={2}
      title={translate('reimbursements.list.empty.title')}
      actions={<ReimbursementLink />}
    >
      <p>{translate('reimbursements.list.empty.text')}</p>
    </StateScreen>
  );
});
