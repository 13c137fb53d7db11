import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { formatDate, speakAmount } from '@stadstegoed/ui/format.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { Load } from '../../lib/load/load.ts';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { fundAction, type Viewer } from './fund-action.ts';
import { badgeStatus, isAskedFor, noActionReason } from './fund-status.ts';
import { worthOf } from './parts/worth-text.ts';
import type { FundViewModel } from './fund.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundBadge } from './parts/fund-badge.tsx';
import { FundWorth } from './parts/fund-worth.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** The status of the fund for the resident, its worth in euros and in words, and its facts. */
export function FundAside(props: {
  readonly fund: Fund;
  readonly vouchers: Load<readonly Voucher[]>;
  readonly viewer: Viewer;
}) {
  const { fund, vouchers, viewer } = props;
  const translate = useTexts();
  const language = useLanguage();
  return (
    <Card as="aside" padded className="stack fund-page__card" aria-label={translate('funds.fund.facts')}>
      <Status fund={fund} vouchers={vouchers} viewer={viewer} />
      <div>
        <p className="text-sm text-subtle">{translate('funds.fund.youGet')}</p>
        <FundWorth fund={fund} large />
        {wordsOf(fund, translate, language).map((words) => (
          <p key={words} className="text-sm">
            {words}
          </p>
        ))}
      </div>
      <DataList items={factsOf(fund, translate, language)} />
      <ProductsLink fund={fund} />
      <p className="text-sm text-subtle">{translate('funds.fund.doubt')}</p>
    </Card>
  );
}

/** The offers that can be paid with the fund; none for a fund outside the platform, and while the lists are switched off. */
function ProductsLink({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  const href = useHref();
  if (fund.isExternal || fund.type === 'external') return null;
  const list = fund.type === 'subsidies' ? 'actions' : 'products';
  return (
    <IfScreenEnabled screen={list}>
      <p>
        <Link appearance="standalone" href={href(goTo(list, {}, { fund_id: fund.id }))}>
          {translate(`funds.fund.${list}`)}
        </Link>
      </p>
    </IfScreenEnabled>
  );
}

/** The status of the fund for the resident; hidden until the vouchers are loaded. */
const Status = observer(function Status(props: ComponentProps<typeof FundAside>) {
  const { fund, vouchers, viewer } = props;
  if (vouchers.value === null) return vouchers.isFirstLoad && viewer.signedIn ? <BadgeSkeleton /> : null;
  const status = badgeStatus(fund, vouchers.value, viewer);
  return status === null ? null : <FundBadge status={status} />;
});

function BadgeSkeleton() {
  return (
    <span className="stads-loading" aria-hidden="true">
      <Skeleton shape="line" width="8rem" height="2rem" />
    </span>
  );
}

function wordsOf(fund: Fund, translate: Translate, language: Language): readonly string[] {
  const lines = worthOf(fund);
  if (lines.length === 0) {
    return [translate(fund.type === 'subsidies' ? 'funds.worth.discountInWords' : 'funds.worth.unknownInWords')];
  }
  return lines.map(({ amount, inWords }) =>
    translate(inWords.key, { ...inWords.values, amount: speakAmount(amount, language) }),
  );
}

function factsOf(fund: Fund, translate: Translate, language: Language): readonly DataItem[] {
  return [
    ...(fund.endAt === null
      ? []
      : [
          {
            label: translate(isAskedFor(fund) ? 'funds.fund.requestUntil' : 'funds.fund.until'),
            value: formatDate(fund.endAt, language),
          },
        ]),
    ...(isAskedFor(fund)
      ? [{ label: translate('funds.fund.answer'), value: translate('funds.fund.answerWeeks') }]
      : []),
    { label: translate('funds.fund.from'), value: <ContentText>{fund.organization.name}</ContentText> },
  ];
}

/** The place of the action: a skeleton, a failure of the vouchers, or the action itself. */
export const FundAction = observer(function FundAction(props: { model: FundViewModel; fund: Fund }) {
  const { model, fund } = props;
  const { value, isFirstLoad } = model.vouchers;
  return (
    <div className="fund-page__foot">
      <VouchersFailure from={model.vouchers} />
      {value === null ? null : <KnownAction model={model} fund={fund} vouchers={value} />}
      {isFirstLoad ? (
        <div className="fund-page__action stads-loading" aria-hidden="true">
          <Skeleton height="3rem" />
        </div>
      ) : null}
    </div>
  );
});

/** The action of the fund, sticky at the bottom of a phone, or the reason why there is none. */
const KnownAction = observer(function KnownAction(props: {
  model: FundViewModel;
  fund: Fund;
  vouchers: readonly Voucher[];
}) {
  const { model, fund, vouchers } = props;
  const translate = useTexts();
  const action = fundAction(fund, vouchers, model.viewer);
  if (action === null || action.kind === 'explain') {
    const reason = noActionReason(fund);
    return (
      <div className="fund-page__reason">
        <Notice title={translate(`funds.fund.noAction.${reason}.title`)}>
          <p>{translate(`funds.fund.noAction.${reason}.text`, { organization: fund.organization.name })}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className={`fund-page__action no-print${model.signedIn ? ' fund-page__action--above-bar' : ''}`}>
      <FundActionButton
        action={action}
        appearance={action.kind === 'pending' ? 'secondary' : 'primary'}
        wide
        onApply={() => undefined}
        onPending={model.explainPending}
      />
    </div>
  );
});
