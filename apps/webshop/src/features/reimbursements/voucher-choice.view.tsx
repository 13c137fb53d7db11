import { ChoiceCard } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReimbursementForm } from './reimbursement-form.ts';
import { payerOf } from './reimbursement-texts.ts';
import { voucherOption, type VoucherOption } from './voucher-options.ts';

/** The vouchers that can pay, each with its balance; the chosen one also with its balance afterwards. */
export const VoucherChoice = observer(function VoucherChoice(props: {
  readonly id: string;
  readonly claim: ReimbursementForm;
}) {
  const { id, claim } = props;
  const { form, vouchers } = claim;
  const translate = useTexts();
  return (
    <FieldGroup id={id} label={translate('reimbursements.form.voucher')} error={useFieldError(form, 'voucherId')}>
      {vouchers.length > 0 ? null : (
        <p id={id} tabIndex={-1}>
          {translate('reimbursements.noVoucher.title')}
        </p>
      )}
      {vouchers.map((voucher, index) => {
        const isChosen = form.values.voucherId === voucher.id;
        const option = voucherOption(voucher, isChosen ? form.values.amount : '');
        return (
          <div key={voucher.id} className={`reimbursement-voucher ${tintClass(option.tint)}`}>
            <ChoiceCard
              id={index === 0 ? id : `${id}-${index}`}
              name={id}
              value={option.id}
              checked={isChosen}
              onChange={claim.chooseVoucher}
              icon={<Picture url={option.picture} />}
              title={payerOf(option.fund, option.owner, translate)}
              text={<Balance option={option} />}
            />
          </div>
        );
      })}
    </FieldGroup>
  );
});

function Balance({ option }: { readonly option: VoucherOption }) {
  const translate = useTexts();
  if (option.now === null) return null;
  const now = formatAmount(option.now);
  return (
    <span>
      {option.after === null
        ? translate('reimbursements.form.now', { now })
        : translate('reimbursements.form.nowAndAfter', { now, after: formatAmount(option.after) })}
    </span>
  );
}

function Picture({ url }: { readonly url: string | null }) {
  return url === null ? null : <img src={url} alt="" width="64" height="48" loading="lazy" decoding="async" />;
}
