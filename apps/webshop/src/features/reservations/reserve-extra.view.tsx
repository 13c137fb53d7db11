import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { PaySplit } from '@stadstegoed/ui/pay-split/pay-split.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherTint } from './reserve-voucher.view.tsx';
import './reserve-line.css';

/** The part that the resident pays to the provider. */
export const ReserveExtraView = observer(function ReserveExtraView(props: { readonly model: ReserveProductViewModel }) {
  const { chosen, product } = props.model.choice;
  const translate = useTexts();
  if (chosen === null || product === null) return null;
  const fund = chosen.voucher.fund.name;
  const provider = product.organization.name;
  return (
    <>
      <p className="reserve-said">{translate('reservations.reserve.extra.text', { fund, provider })}</p>
      <PaySplit
        tint={voucherTint(chosen)}
        voucher={{ label: translate('reservations.reserve.extra.from', { fund }), amount: chosen.pays }}
        self={{ label: translate('reservations.reserve.extra.self'), amount: chosen.ownPayment }}
      />
      <p className="reserve-line">
        <IconBuildingStore stroke={1.5} aria-hidden="true" />
        <span>{translate('reservations.reserve.extra.how', { provider })}</span>
      </p>
    </>
  );
});
