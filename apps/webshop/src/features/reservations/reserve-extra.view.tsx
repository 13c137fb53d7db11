import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { PaySplit } from '@stadstegoed/ui/pay-split/pay-split.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherTint } from './reserve-voucher.view.tsx';
import './reserve-line.css';

/** The part that the resident pays: to the provider in a fund that pays the rest, or online what the voucher lacks. */
export const ReserveExtraView = observer(function ReserveExtraView(props: { readonly model: ReserveProductViewModel }) {
  const { chosen, product } = props.model.choice;
  const translate = useTexts();
  if (chosen === null || product === null) return null;
  const fund = chosen.voucher.fund.name;
  const provider = product.organization.name;
  const isOnline = chosen.online > 0;
  return (
    <>
      <p className="reserve-said">
        {isOnline
          ? translate('reservations.reserve.online.text', { fund })
          : translate('reservations.reserve.extra.text', { fund, provider })}
      </p>
      <PaySplit
        tint={voucherTint(chosen)}
        voucher={{ label: translate('reservations.reserve.extra.from', { fund }), amount: chosen.pays }}
        self={{
          label: translate(isOnline ? 'reservations.pay.online' : 'reservations.reserve.extra.self'),
          amount: isOnline ? chosen.online : chosen.ownPayment,
        }}
      />
      <p className="reserve-line">
        {isOnline ? (
          <IconCreditCard stroke={1.5} aria-hidden="true" />
        ) : (
          <IconBuildingStore stroke={1.5} aria-hidden="true" />
        )}
        <span>
          {translate(isOnline ? 'reservations.reserve.online.how' : 'reservations.reserve.extra.how', { provider })}
        </span>
      </p>
    </>
  );
});
