import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../support/texts.ts';
import { PayLine } from './parts/pay-line.tsx';
import { ProductPrice } from './parts/product-price.tsx';
import type { PriceCardProps } from './price-card.view.tsx';
import { ReserveAction } from './reserve-action.view.tsx';

/** The price and the action at the foot of a phone, for an offer that the resident can take. */
export const OfferStickyBar = observer(function OfferStickyBar({ face, model, onSignIn }: PriceCardProps) {
  const translate = useTexts();
  const { pays, product } = face;
  const isPayable = pays.kind === 'nothing' || (pays.kind === 'part' && pays.reservable);
  if (!model.isPriceKnown || (!isPayable && pays.kind !== 'unknown')) return null;
  return (
    <div className={`offer-bar no-print${model.signedIn ? ' offer-bar--above-bar' : ''}`}>
      <p className="offer-bar__price">
        <ProductPrice face={face} />
        <PayLine pays={pays} />
      </p>
      {isPayable ? (
        <ReserveAction product={product} voucherAddress={model.voucher?.address ?? null} model={model} place="bar" />
      ) : (
        <Button appearance="primary" onClick={onSignIn}>
          {translate('shell.signIn')}
        </Button>
      )}
    </div>
  );
});
