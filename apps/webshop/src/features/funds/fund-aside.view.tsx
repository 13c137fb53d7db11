import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { vouchersOf } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { isBudget, lastDay, totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Card, CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Row, Rows } from '@stadstegoed/ui/card/rows.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { observer } from 'mobx-react-lite';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { voucherLabel } from '../vouchers/parts/voucher-texts.ts';
import { fundAction } from './fund-action.ts';
import { badgeStatus, isAskedFor, noActionReason } from './fund-status.ts';
import { worthOf } from './parts/worth-text.ts';
import type { FundViewModel } from './fund.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundBadge } from './parts/fund-badge.tsx';
import { FundWorth } from './parts/fund-worth.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** What the fund gives, until when, and the one action; for who has it what is left, and the way to each voucher. */
export const FundAside = observer(function FundAside({ fund, model }: FundAsideProps) {
  const translate = useTexts();
  return (
    <Card as="aside" padded className="fund-page__card stack" aria-label={translate('funds.fund.facts')}>
      <Status fund={fund} model={model} />
      {model.owns(fund) ? <Own fund={fund} vouchers={model.vouchers.value ?? []} /> : <Worth fund={fund} />}
      <FundAction fund={fund} model={model} />
      {isAskedFor(fund) && !model.owns(fund) && !fund.hasPendingFundRequests ? (
        <p className="text-sm text-subtle">{translate('funds.fund.answerWeeks')}</p>
      ) : null}
      <ProductsLink fund={fund} />
    </Card>
  );
});

interface FundAsideProps {
  readonly fund: Fund;
  readonly model: FundViewModel;
}

/** The worth of the fund in euros, or in words where it has no amount, and until when it can be had. */
function Worth({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <div className="fund-page__worth">
      <div>
        <p className="text-sm text-subtle">{translate('funds.fund.youGet')}</p>
        <FundWorth fund={fund} large />
        {worthOf(fund).length > 0 ? null : (
          <p className="text-sm">
            {translate(fund.type === 'subsidies' ? 'funds.worth.discountInWords' : 'funds.worth.unknownInWords')}
          </p>
        )}
      </div>
      {fund.endAt === null ? null : (
        <div>
          <p className="text-sm text-subtle">
            {translate(isAskedFor(fund) ? 'funds.fund.requestUntil' : 'funds.fund.until')}
          </p>
          <p>
            <strong>{formatDate(fund.endAt, language)}</strong>
          </p>
        </div>
      )}
    </div>
  );
}

/** What is left of the fund, until when, and each voucher where there are several: the button leads to the only one. */
function Own({ fund, vouchers }: { readonly fund: Fund; readonly vouchers: readonly Voucher[] }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const own = vouchersOf(fund, vouchers);
  const budgets = own.filter(isBudget);
  const { amount, hidden } = totalBalance(singlePage(budgets));
  const [until, ...others] = new Set(own.map((voucher) => formatDate(lastDay(voucher), language)));
  return (
    <>
      {budgets.length === 0 ? null : hidden > 0 ? (
        <p>{translate('funds.fund.hidden')}</p>
      ) : (
        <div>
          <p className="text-sm text-subtle">
            {translate(own.length > 1 ? 'funds.fund.leftTogether' : 'funds.fund.left')}
          </p>
          <div className="fund-worth fund-worth--large">
            <Price amount={amount} language={language} />
          </div>
        </div>
      )}
      {until === undefined || others.length > 0 ? null : (
        <p className="text-sm">{translate('vouchers.ending.until', { date: until })}</p>
      )}
      {own.length < 2 ? null : (
        <Rows>
          {own.map((voucher) => (
            <Row key={voucher.address} className="fund-own">
              <div>
                <span>{voucherOwner(voucher) ?? voucherLabel(voucher, translate)}</span>
                <CardLink href={href(goTo('voucher', { address: voucher.address }))}>
                  <span>{translate('funds.button.received')}</span>{' '}
                  <span className="visually-hidden">{voucherLabel(voucher, translate)}</span>
                </CardLink>
              </div>
              {isBudget(voucher) && voucher.amount !== null ? (
                <Price amount={voucher.amount} language={language} />
              ) : null}
            </Row>
          ))}
        </Rows>
      )}
    </>
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
const Status = observer(function Status({ fund, model }: FundAsideProps) {
  const { vouchers, viewer } = model;
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

/** The place of the action: a skeleton, a failure of the vouchers, or the action itself. */
const FundAction = observer(function FundAction(props: FundAsideProps) {
  const { model, fund } = props;
  const { value, isFirstLoad } = model.vouchers;
  return (
    <>
      <VouchersFailure from={model.vouchers} />
      {value === null ? null : <KnownAction model={model} fund={fund} vouchers={value} />}
      {isFirstLoad ? (
        <div className="stads-loading" aria-hidden="true">
          <Skeleton height="3rem" />
        </div>
      ) : null}
    </>
  );
});

/** The action of the fund, or the reason why there is none; nothing beside the ways to several vouchers. */
const KnownAction = observer(function KnownAction(props: {
  model: FundViewModel;
  fund: Fund;
  vouchers: readonly Voucher[];
}) {
  const { model, fund, vouchers } = props;
  const translate = useTexts();
  const action = fundAction(fund, vouchers, model.viewer);
  if (vouchersOf(fund, vouchers).length > 1) return null;
  if (action === null || action.kind === 'explain') {
    const reason = noActionReason(fund);
    return (
      <Notice title={translate(`funds.fund.noAction.${reason}.title`)}>
        <p>
          <CallUs text={`funds.fund.noAction.${reason}.text`} values={{ organization: fund.organization.name }} />
        </p>
      </Notice>
    );
  }
  return (
    <div className="no-print">
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
