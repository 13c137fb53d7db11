import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormErrors } from '../../lib/form/form-errors.view.tsx';
import type { Form } from '../../lib/form/form.ts';
import { LoadState } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { AddressFields, addressIds } from '../account/parts/address-fields.tsx';
import { Consequences } from '../account/parts/consequences.tsx';
import type { AddressOrigin, CardOrderForm } from './card-order-form.ts';

const LEADS = {
  kept: 'physicalCards.order.kept',
  earlier: 'physicalCards.order.earlier',
  none: 'physicalCards.order.lead',
  failed: 'physicalCards.order.noEarlier',
} as const satisfies Record<AddressOrigin, TextKey>;

/** The address of an order, with the address of the last one filled in. */
export const CardAddressView = observer(function CardAddressView({ order }: { readonly order: CardOrderForm }) {
  if (order.form !== null) return <AddressForm form={order.form} origin={order.origin} />;
  // A failed read shows the empty form, so that there is nothing to retry.
  return <LoadState from={order.earlier} skeleton={<SkeletonRows count={4} />} onFailure={() => <></>} />;
});

const AddressForm = observer(function AddressForm(props: { form: Form<PostalAddress>; origin: AddressOrigin }) {
  const { form, origin } = props;
  const translate = useTexts();
  const ids = addressIds(useId());
  return (
    <>
      <FormErrors form={form} ids={ids} />
      <p className="text-subtle card-lead">{translate(LEADS[origin])}</p>
      <AddressFields form={form} ids={ids} />
    </>
  );
});

/** The address as on an envelope, to confirm the order, with what happens then. */
export const CardCheckView = observer(function CardCheckView(props: {
  readonly order: CardOrderForm;
  readonly getsMail: boolean;
  readonly hasQrCode: boolean;
}) {
  const { order, getsMail, hasQrCode } = props;
  const translate = useTexts();
  return (
    <>
      <div className="stack">
        <address className="card-envelope">
          {order.envelope.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {order.isSecond ? (
          <Notice title={translate('physicalCards.check.again')}>
            <p>{translate('physicalCards.check.againText')}</p>
          </Notice>
        ) : null}
      </div>
      <Button appearance="link" onClick={order.change}>
        {translate('physicalCards.check.change')}
      </Button>
      <Consequences
        lines={[
          ...(getsMail
            ? [{ icon: <IconMail stroke={1.5} aria-hidden />, text: translate('physicalCards.check.mail') }]
            : []),
          ...(hasQrCode
            ? [{ icon: <IconQrcode stroke={1.5} aria-hidden />, text: translate('physicalCards.check.qr') }]
            : []),
        ]}
      />
    </>
  );
});
