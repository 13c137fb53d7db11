import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { isBudget, lastDay, totalBalance } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { Card, CardLink } from '@stadstegoed/ui/card/card.tsx';
import { Row, Rows } from '@stadstegoed/ui/card/rows.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Price } from '@stadstegoed/ui/price/price.tsx';
import { observer } from 'mobx-react-lite';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { voucherLabel } from '../vouchers/parts/voucher-texts.ts';
import type { FundAction } from './fund-action.ts';
import { isAskedFor, noActionReason } from './fund-status.ts';
import { worthOf } from './parts/worth-text.ts';
import type { FundViewModel } from './fund.vm.ts';
import { FundActionButton } from './parts/fund-action-button.tsx';
import { FundWorth } from './parts/fund-worth.tsx';
import { VouchersFailure } from './vouchers-failure.view.tsx';

/** What the fund gives, until when, and the one action; for who has it what is left, and the way to each voucher. */
export const FundAside = observer(function FundAside(props: FundAsideProps) {
  const { fund, model, canBegin } = props;
  const translate = useTexts();
  return (
    <Card as="aside" padded className="fund-page__card stack" aria-label={translate('funds.fund.facts')}>
      {model.own.length > 0 ? <Own own={model.own} /> : <Worth fund={fund} canBegin={canBegin} />}
      <VouchersFailure from={model.vouchers} />
      <KnownAction {...props} />
      {isAskedFor(fund) && canBegin ? (
        <p className="text-sm text-subtle">{translate('funds.fund.answerWeeks')}</p>
      ) : null}
    </Card>
  );
});

interface FundAsideProps {
  readonly fund: Fund;
  readonly model: FundViewModel;
  /** What the fund lets this resident do. */
  readonly action: FundAction | null;
  /** Whether it is still to be requested or activated. */
  readonly canBegin: boolean;
}

/** The worth of the fund in euros, or in words where it has no amount, and until when it can be had. */
function Worth({ fund, canBegin }: Pick<FundAsideProps, 'fund' | 'canBegin'>) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <div className="fund-page__worth">
      <div>
        <p className="text-xs text-subtle">{translate('funds.fund.youGet')}</p>
        <FundWorth fund={fund} large />
        {worthOf(fund).length > 0 ? null : (
          <p className="text-sm">
            {translate(fund.type === 'subsidies' ? 'funds.worth.discountInWords' : 'funds.worth.unknownInWords')}
          </p>
        )}
      </div>
      {fund.endAt === null || !canBegin ? null : (
        <div>
          <p className="text-xs text-subtle">
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
function Own({ own }: { readonly own: readonly Voucher[] }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const budgets = own.filter(isBudget);
  const { amount, hidden } = totalBalance(singlePage(budgets));
  const [until, ...others] = new Set(own.map((voucher) => formatDate(lastDay(voucher), language)));
  return (
    <>
      {own.every(({ state }) => state === 'unknown') ? null : (
        <Badge kind="positive" icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />}>
          {translate('funds.list.group.have')}
        </Badge>
      )}
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

/** The action of the fund, or why there is none, once the vouchers are read; nothing beside the ways to several vouchers. */
const KnownAction = observer(function KnownAction({ model, fund, action }: FundAsideProps) {
  const translate = useTexts();
  if (model.own.length > 1) return null;
  if (model.vouchers.value === null) return null;
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
        appearance={fund.hasPendingFundRequests && model.own.length === 0 ? 'secondary' : 'primary'}
        wide
      />
    </div>
  );
});
