import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../support/texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherTint } from './reserve-voucher.view.tsx';

/** The part that the resident pays to the provider, in a fund that pays the rest. */
export const ReserveExtraView = observer(function ReserveExtraView(props: { readonly model: ReserveProductViewModel }) {
  const { chosen, product } = props.model.choice;
  const translate = useTexts();
  if (chosen === null || product === null) return null;
  const fund = chosen.voucher.fund.name;
  const provider = product.organization.name;
  const total = chosen.pays + chosen.ownPayment;
  return (
    <div className={tintClass(voucherTint(chosen))}>
      <p>{translate('reservations.reserve.extra.text', { fund, provider })}</p>
      <div className="reserve-split" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((chosen.pays / total) * 100)}%` }} />
        <i />
      </div>
      <dl className="reserve-split__legend">
        <div>
          <dt>{translate('reservations.reserve.extra.from', { fund })}</dt>
          <dd className="figures">{formatAmount(chosen.pays)}</dd>
        </div>
        <div className="reserve-split__self">
          <dt>{translate('reservations.reserve.extra.self')}</dt>
          <dd className="figures">{formatAmount(chosen.ownPayment)}</dd>
        </div>
      </dl>
      <p className="reserve-line">
        <IconBuildingStore stroke={1.5} aria-hidden="true" />
        <span>{translate('reservations.reserve.extra.how', { provider })}</span>
      </p>
    </div>
  );
});
