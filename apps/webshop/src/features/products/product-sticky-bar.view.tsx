import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import { PayLine } from './parts/pay-line.tsx';
import { ProductPrice } from './parts/product-price.tsx';
import type { PriceCardProps } from './price-card.view.tsx';
import { ReserveAction, ShowCode } from './reserve-action.view.tsx';

/** The price and the action at the foot of a phone, for an offer that the resident can take. */
export const ProductStickyBar = observer(function ProductStickyBar(props: PriceCardProps) {
  const { face, model } = props;
  const action = actionOf(props);
  if (!model.isPriceKnown || action === null) return null;
  return (
    <div className={`product-bar no-print${model.signedIn ? ' product-bar--above-bar' : ''}`}>
      <p className="product-bar__price">
        <ProductPrice face={face} />
        <PayLine pays={face.pays} />
      </p>
      <Action {...props} action={action} />
    </div>
  );
});

type StickyAction = 'reserve' | 'show_code' | 'sign_in';

/** The one action of the price card; null when the resident cannot take the offer, or walks in. */
function actionOf({ face, model }: PriceCardProps): StickyAction | null {
  const { pays, product } = face;
  switch (pays.kind) {
    case 'nothing':
      return 'reserve';
    case 'part':
      return pays.isShort ? null : 'reserve';
    case 'free':
      return model.voucher !== null && product.reservationEnabled ? 'reserve' : null;
    case 'at_counter':
      return model.signedIn ? 'show_code' : 'sign_in';
    case 'unknown':
      return 'sign_in';
    default:
      return null;
  }
}

function Action({ face, model, onSignIn, action }: PriceCardProps & { readonly action: StickyAction }) {
  const translate = useTexts();
  const voucherAddress = model.voucher?.address ?? null;
  if (action === 'reserve') {
    return <ReserveAction product={face.product} voucherAddress={voucherAddress} model={model} place="bar" />;
  }
  if (action === 'show_code') return <ShowCode voucherAddress={voucherAddress} place="bar" />;
  return (
    <Button appearance="primary" onClick={onSignIn}>
      {translate('shell.signIn')}
    </Button>
  );
}
