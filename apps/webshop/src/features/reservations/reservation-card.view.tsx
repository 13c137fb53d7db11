import type { Picture } from '@stadstegoed/core/shared/picture.ts';
import { paymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { ProductPicture } from '../products/parts/product-picture.tsx';
import { reservationCardData, type ReservationCardData } from './reservation-card-data.ts';
import { amountLabel, situationSentence, type TextContext } from './reservation-texts.ts';
import { StateBadge } from './state-badge.view.tsx';
import './reservation-card.css';
import './reservation-code.css';

/** Props of a reservation that is not over in the list. */
export interface ReservationCardProps {
  readonly reservation: Reservation;
  /** The picture of the fund, which gives the colour; null when it is unknown. */
  readonly fundLogo: Picture | null;
  /** The voucher that pays; null when that is unknown. */
  readonly voucher: Voucher | null;
  readonly context: TextContext;
  readonly onCancel: () => void;
}

/** A reservation as a coupon torn off the ticket of its fund: what and where, then how much and what to do. */
export function ReservationCard(props: ReservationCardProps) {
  const { reservation, fundLogo, context } = props;
  const { translate } = context;
  const href = useHref();
  const { product, fund } = reservation;
  const face = reservationCardData(reservation, context.today);
  return (
    <li className={classNames('reservation-card', tintClass(tintOfPicture(fundLogo?.dominantColor, Number(fund.id))))}>
      <div className="reservation-card__main">
        <span className={`reservation-card__picture ${productTint(reservation)}`}>
          <ProductPicture picture={product.photo} />
        </span>
        <div>
          <StateBadge reservation={reservation} />
          <h3>
            <ShopLink href={href(goTo('reservation', { id: reservation.id }))} className="reservation-card__name">
              <ContentText>{product.name}</ContentText>
            </ShopLink>
          </h3>
          <p className="text-subtle reservation-card__meta">
            <ContentText>{product.organization.name}</ContentText>
            {face.hasCode ? (
              <>
                <br />
                <span>{translate('reservations.code')}</span>{' '}
                <span className="reservation-code" translate="no">
                  {face.code}
                </span>
              </>
            ) : null}
          </p>
        </div>
        <p className="reservation-card__say">{situationSentence(reservation, context)}</p>
      </div>
      <div className="reservation-card__tear">
        <p>
          <span>{amountLabel(reservation, props.voucher, translate)}</span>{' '}
          <b className="figures" translate="no">
            {formatAmount(reservation.amount)}
          </b>
        </p>
        <CardActions {...props} face={face} />
      </div>
    </li>
  );
}

function CardActions(props: ReservationCardProps & { readonly face: ReservationCardData }) {
  const { reservation, face, context, onCancel } = props;
  const { translate } = context;
  const href = useHref();
  const { product } = reservation;
  const isToPay = paymentPhase(reservation, context.now) === 'to_pay';
  const name = (
    <span className="visually-hidden">
      <ContentText>{product.name}</ContentText>
    </span>
  );
  return (
    <div className="reservation-card__actions no-print">
      <ButtonLink
        appearance={face.hasCode || isToPay ? 'primary' : 'secondary'}
        href={href(goTo('reservation', { id: reservation.id }))}
      >
        <span>
          {isToPay
            ? translate('reservations.pay.button', { amount: formatAmount(reservation.amountExtra) })
            : translate(face.hasCode ? 'reservations.act.code' : 'reservations.act.view')}
        </span>{' '}
        {name}
      </ButtonLink>
      {face.window === null ? null : (
        <Button appearance="subtle" onClick={onCancel}>
          <span>{translate('reservations.act.cancel')}</span> {name}
        </Button>
      )}
    </div>
  );
}

/** The tint of the offer, behind its picture. */
export function productTint({ product }: Reservation): string {
  return tintClass(tintOfPicture(product.photo?.dominantColor, Number(product.id)));
}
