import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import type { ProviderField } from '@stadstegoed/core/products/product.ts';
import { providerFieldName } from '@stadstegoed/core/reservations/provider-fields.ts';
import { contactProviderUntil } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import type { ReservationOrder } from '@stadstegoed/core/reservations/reservation-order.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { addressLines } from '@stadstegoed/core/shared/postal-address.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { observer } from 'mobx-react-lite';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { AmountStub } from './amount-stub.view.tsx';
import { daysText } from './reservation-texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherTint } from './reserve-voucher.view.tsx';
import { voucherArt, voucherName } from './voucher-name.ts';
import './reserve-line.css';

/** What will be sent, the balance afterwards and the days to cancel, to confirm. */
export const ReserveCheckView = observer(function ReserveCheckView(props: { readonly model: ReserveProductViewModel }) {
  const { model } = props;
  const { order, window } = model;
  const { chosen, product } = model.choice;
  const translate = useTexts();
  const language = useLanguage();
  if (chosen === null || order === null || product === null) return null;
  const { voucher, pays, ownPayment, online, after } = chosen;
  const provider = product.organization.name;
  const amounts = [
    ['reservations.reserve.extra.self', ownPayment] as const,
    ['reservations.pay.online', online] as const,
  ];
  const own = amounts.filter(([, amount]) => amount > 0);
  return (
    <>
      <DataList layout="stacked" items={itemsOf(model, order, { translate, language })} />
      <AmountStub
        tint={voucherTint(chosen)}
        art={voucherArt(voucher)}
        name={voucherName(voucher, translate)}
        {...(after === null ? {} : { text: translate('reservations.reserve.off', { amount: formatAmount(pays) }) })}
        label={translate(after === null ? 'reservations.reserve.pays' : 'reservations.reserve.left')}
        amount={after ?? pays}
      />
      {own.length === 0 ? null : (
        <DataList
          items={own.map(([label, amount]) => ({
            label: translate(label),
            value: formatAmount(amount),
            translate: 'no',
          }))}
        />
      )}
      {online === 0 ? null : (
        <p className="reserve-line text-subtle">
          <IconCreditCard stroke={1.5} aria-hidden="true" />
          <span>{translate('reservations.reserve.online.check')}</span>
        </p>
      )}
      {window === null ? null : (
        <p className="reserve-line text-subtle">
          <IconCalendarTime stroke={1.5} aria-hidden="true" />
          <span>
            <span>{daysText('reservations.reserve.check.days', window, { translate, language, provider })}</span>{' '}
            <span>
              {translate('reservations.reserve.check.accepted', {
                provider,
                date: formatDate(contactProviderUntil({ createdAt: model.today }), language),
              })}
            </span>
          </span>
        </p>
      )}
    </>
  );
});

interface Words {
  readonly translate: Translate;
  readonly language: Language;
}

function itemsOf(
  model: ReserveProductViewModel,
  order: ReservationOrder,
  { translate, language }: Words,
): readonly DataItem[] {
  const { chosen, product } = model.choice;
  const name = `${order.firstName} ${order.lastName}`;
  const who =
    order.birthDate === null
      ? name
      : translate('reservations.reserve.check.born', { name, date: formatDate(order.birthDate, language) });
  const provider = product?.organization.name ?? '';
  const lines: readonly (readonly [string, string, ReserveStep])[] = [
    // The only voucher that can pay is no choice; the stub below names it.
    [
      translate('reservations.reserve.check.voucher'),
      chosen === null || !model.wizard.steps.includes('voucher') ? '' : voucherName(chosen.voucher, translate),
      'voucher',
    ],
    [translate('reservations.reserve.check.who'), who, 'details'],
    [translate('reservations.details.phone'), order.phone ?? '', 'details'],
    [
      translate('reservations.details.address'),
      order.address === null ? '' : addressLines(order.address).join(', '),
      'details',
    ],
    [translate('reservations.reserve.check.notes', { provider }), order.notes ?? '', 'details'],
    ...model.choice.own.map(
      (field) => [field.label, answerText(model, order, { field, translate }), 'details'] as const,
    ),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value, step]) => ({
      label,
      value,
      action: <Change label={label} onPress={() => model.correct(step)} />,
    }));
}

function answerText(
  { fields }: ReserveProductViewModel,
  { answers }: ReservationOrder,
  { field, translate }: { readonly field: ProviderField; readonly translate: Translate },
): string {
  const value = answers.find(({ fieldId }) => fieldId === field.id)?.value ?? '';
  if (typeof value === 'boolean') return translate(value ? 'reservations.own.yes' : 'reservations.own.no');
  if (typeof value !== 'object') return String(value);
  const upload = fields?.uploads.get(providerFieldName(field));
  return (upload?.items ?? []).map(({ name }) => name).join(', ');
}

function Change({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  const translate = useTexts();
  return (
    <Button appearance="link" onClick={onPress}>
      <span>{translate('reservations.reserve.check.change')}</span> <span className="visually-hidden">{label}</span>
    </Button>
  );
}
