import type { PayingVoucher } from '@stadstegoed/core/reservations/paying-vouchers.ts';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { ErrorSummary } from '@stadstegoed/ui/error-summary/error-summary.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass, tintOfPicture, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { AmountStub } from './amount-stub.view.tsx';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherArt, voucherName } from './voucher-name.ts';

/** The choice of a voucher, each with its balance before and after, or why it cannot pay. */
export const ReserveVoucherView = observer(function ReserveVoucherView(props: {
  readonly model: ReserveProductViewModel;
}) {
  const { model } = props;
  const translate = useTexts();
  const id = useId();
  const error = model.refusals === 0 ? undefined : translate('reservations.reserve.chooseVoucher');
  const errors = error === undefined ? [] : [{ fieldId: id, message: error }];
  return (
    <>
      <ErrorSummary
        title={translate('shell.form.errors', { count: errors.length })}
        errors={errors}
        attempt={model.refusals}
      />
      <FieldGroup id={id} label={translate('reservations.reserve.voucher.legend')} legendHidden error={error}>
        {model.choice.options.map((option, index) => (
          <VoucherChoice
            key={option.voucher.address}
            option={option}
            // The ones that can pay come first, so the error leads to one of them.
            id={index === 0 ? id : `${id}-${index}`}
            group={id}
            isChosen={option.voucher.address === model.choice.voucherAddress}
            onChoose={() => model.choose(option.voucher.address)}
          />
        ))}
      </FieldGroup>
      {model.choice.chosen === null ? null : <BeforeAfter option={model.choice.chosen} />}
    </>
  );
});

function VoucherChoice(props: {
  readonly option: PayingVoucher;
  readonly id: string;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { option, id, group, isChosen, onChoose } = props;
  const translate = useTexts();
  const { voucher, problem } = option;
  const art = voucherArt(voucher);
  return (
    <label
      className={classNames(
        'stads-choice-card',
        tintClass(voucherTint(option)),
        problem !== null && 'reserve-choice--off',
      )}
    >
      <span className="stads-choice-card__icon reserve-choice__picture" aria-hidden="true">
        {art === undefined ? null : <img src={art} alt="" width="400" height="300" />}
      </span>
      <span className="stads-choice-card__text">
        <strong>{voucherName(voucher, translate)}</strong>{' '}
        <small className={classNames('reserve-choice__amounts', problem !== null && 'reserve-choice__problem')}>
          {choiceText(option, translate)}
        </small>
      </span>
      <input
        type="radio"
        id={id}
        name={group}
        value={voucher.address}
        checked={isChosen && problem === null}
        disabled={problem !== null}
        onChange={onChoose}
      />
    </label>
  );
}

function onlineText({ voucher, online }: PayingVoucher, translate: Translate): string {
  const amount = formatAmount(online);
  return voucher.amount === null
    ? translate('reservations.reserve.voucher.onlineHidden', { online: amount })
    : translate('reservations.reserve.voucher.online', { now: formatAmount(voucher.amount), online: amount });
}

function choiceText(option: PayingVoucher, translate: Translate): string {
  const { voucher, problem, pays, ownPayment, online, after } = option;
  const now = voucher.amount === null ? null : formatAmount(voucher.amount);
  if (problem === 'balance') {
    const price = formatAmount(pays);
    if (now === null) return translate('reservations.reserve.voucher.balanceHidden', { price });
    return translate('reservations.reserve.voucher.balance', { now, price });
  }
  if (problem !== null) return translate(`reservations.reserve.voucher.${problem}`);
  if (online > 0) return onlineText(option, translate);
  if (now !== null && after !== null)
    return translate('reservations.reserve.voucher.amounts', { now, after: formatAmount(after) });
  if (ownPayment === 0) return translate('reservations.reserve.voucher.free');
  return translate('reservations.reserve.voucher.own', { amount: formatAmount(ownPayment) });
}

export function voucherTint({ voucher }: PayingVoucher): Tint {
  return tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId));
}

/**
 * The stub of the chosen voucher: the balance now, and after the perforation the balance afterwards. A picture of what
 * the choice says in words, so screen readers skip it.
 */
function BeforeAfter({ option }: { readonly option: PayingVoucher }) {
  const translate = useTexts();
  const { voucher, after } = option;
  if (voucher.amount === null || after === null) return null;
  return (
    <div aria-hidden="true">
      <AmountStub
        tint={voucherTint(option)}
        art={voucherArt(voucher)}
        name={voucherName(voucher, translate)}
        text={translate('reservations.reserve.now', { amount: formatAmount(voucher.amount) })}
        label={translate('reservations.reserve.after')}
        amount={after}
      />
    </div>
  );
}
