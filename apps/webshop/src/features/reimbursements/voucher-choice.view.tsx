import { balanceAfter } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import '@stadstegoed/ui/choice-card/choice-card.css';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReimbursementForm } from './reimbursement-form.ts';
import { payerOf, tintOfFund } from './reimbursement-texts.ts';

/** The vouchers that can pay, each with its balance; the chosen one also with its balance afterwards. */
export const VoucherChoice = observer(function VoucherChoice(props: {
  readonly id: string;
  readonly claim: ReimbursementForm;
}) {
  const { id, claim } = props;
  const { form, vouchers } = claim;
  const translate = useTexts();
  return (
    <FieldGroup
      id={id}
      label={translate('reimbursements.form.voucher')}
      legendHidden
      error={useFieldError(form, 'voucherId')}
    >
      {vouchers.length > 0 ? null : (
        <p id={id} tabIndex={-1}>
          {translate('reimbursements.noVoucher.title')}
        </p>
      )}
      {vouchers.map((voucher, index) => (
        <VoucherRow
          key={voucher.id}
          voucher={voucher}
          id={index === 0 ? id : `${id}-${index}`}
          group={id}
          claim={claim}
        />
      ))}
    </FieldGroup>
  );
});

/** One voucher on a row: the button, its picture where there is space, its name and its balance. */
const VoucherRow = observer(function VoucherRow(props: {
  readonly voucher: Voucher;
  readonly id: string;
  readonly group: string;
  readonly claim: ReimbursementForm;
}) {
  const { voucher, id, group, claim } = props;
  const translate = useTexts();
  const { fund, amount } = voucher;
  const isChosen = claim.form.values.voucherId === voucher.id;
  const after = amount === null || !isChosen ? null : balanceAfter(amount, claim.form.values.amount);
  const picture = pictureUrl(fund.logo, 'thumbnail', 'small', 'large');
  return (
    <label className={`stads-choice-card reimbursement-voucher ${tintClass(tintOfFund(fund))}`}>
      <input
        type="radio"
        id={id}
        name={group}
        value={voucher.id}
        checked={isChosen}
        onChange={() => claim.chooseVoucher(voucher.id)}
      />
      <span className="stads-choice-card__icon">
        {picture === null ? null : <img src={picture} alt="" width="64" height="48" loading="lazy" decoding="async" />}
      </span>
      <span className="stads-choice-card__text">
        <strong>{payerOf(fund.name, voucherOwner(voucher), translate)}</strong>{' '}
        {after === null ? null : (
          <small>{translate('reimbursements.form.after', { amount: formatAmount(after) })}</small>
        )}
      </span>{' '}
      {amount === null ? null : (
        <span>
          <span className="visually-hidden">{translate('reimbursements.line.now')}</span>{' '}
          <strong className="figures" translate="no">
            {formatAmount(amount)}
          </strong>
        </span>
      )}
    </label>
  );
});
