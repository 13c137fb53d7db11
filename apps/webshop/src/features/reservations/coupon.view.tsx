import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { ProductPicture } from '../products/parts/product-picture.tsx';
import { reservationCardData } from './reservation-card-data.ts';
import { amountLabel, situationSentence, type TextContext } from './reservation-texts.ts';
import './coupon.css';
import './reservation-code.css';

export interface CouponProps {
  readonly reservation: Reservation;
  readonly context: TextContext;
  /** The picture of the fund, which gives the colour; null when it is unknown. */
  readonly fundLogo: Picture | null;
  /** The voucher that pays; null when that is unknown. */
  readonly voucher: Voucher | null;
  /** Says what pays and how much, in place of the name of the offer, which is the heading of the page; not where it paid nothing. */
  readonly saysAmount?: boolean;
  /** Shows the code larger; absent where it cannot be. */
  readonly onEnlarge?: () => void;
}

/** The coupon of a reservation: name, then its code, or what it waits for. It has no QR code before the provider said yes. */
export function Coupon({ reservation, context, fundLogo, voucher, saysAmount = false, onEnlarge }: CouponProps) {
  const { product, fund, amount } = reservation;
  return (
    <div className={`coupon ${tintClass(tintOfPicture(fundLogo?.dominantColor, Number(fund.id)))}`}>
      <div className="coupon__top">
        <span className="coupon__picture">
          <ProductPicture picture={product.photo} />
        </span>
        {saysAmount ? (
          <span>
            <small>{amountLabel(reservation, voucher, context.translate)}</small>{' '}
            <b className="figures" translate="no">
              {formatAmount(amount)}
            </b>
          </span>
        ) : (
          <span>
            <small>{product.organization.name}</small>{' '}
            <b>
              <ContentText>{product.name}</ContentText>
            </b>
          </span>
        )}
      </div>
      <div className="coupon__code">
        <CouponCode reservation={reservation} context={context} />
        {onEnlarge === undefined || !reservationCardData(reservation, context.today).hasCode ? null : (
          <Button appearance="primary" icon={<IconMaximize stroke={1.5} aria-hidden />} onClick={onEnlarge}>
            {context.translate('reservations.coupon.enlarge')}
          </Button>
        )}
      </div>
    </div>
  );
}

function CouponCode({ reservation, context }: Pick<CouponProps, 'reservation' | 'context'>) {
  const { translate } = context;
  const { state, code, product, extraPayment } = reservation;
  const provider = product.organization.name;
  const face = reservationCardData(reservation, context.today);
  const spoken = (
    <span className={face.hasCode ? 'reservation-code' : undefined} translate="no">
      {face.code}
    </span>
  );
  if (face.hasCode) {
    return (
      <>
        <div className="coupon__qr">
          <QrCode
            value={code}
            title={translate('reservations.coupon.qr', {
              product: product.name,
              day: formatDate(reservation.expireAt, context.language),
            })}
            description={translate('reservations.coupon.aloudDescription', { code: face.code })}
          />
        </div>
        <p>
          <span>{translate('reservations.coupon.scan', { provider })}</span>
          <br />
          <span>{translate('reservations.coupon.aloud')}</span> {spoken}
        </p>
      </>
    );
  }
  return (
    // How a payment ended is heard here.
    <p aria-live={extraPayment === null ? undefined : 'polite'}>
      <b>{sentenceOf(reservation, context)}</b>
      {state === 'pending' ? (
        <>
          <br />
          <span>{translate('reservations.coupon.hear')}</span>
        </>
      ) : null}
      {face.isRunning || state === 'unknown' ? (
        <>
          <br />
          <span>{translate('reservations.coupon.number')}</span> {spoken}
        </>
      ) : null}
    </p>
  );
}

/** What a reservation without a code waits for, or how it ended. */
function sentenceOf(reservation: Reservation, context: TextContext): string {
  const provider = reservation.product.organization.name;
  if (reservation.state === 'waiting') return context.translate('reservations.coupon.toPay');
  if (reservation.state === 'pending') return context.translate('reservations.coupon.waiting', { provider });
  return situationSentence(reservation, context);
}
