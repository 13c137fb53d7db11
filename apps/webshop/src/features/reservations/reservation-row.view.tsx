import { isPaidBack, isUnpaid } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { LineRow } from '@stadstegoed/ui/card/line-row.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { ProductPicture } from '../products/parts/product-picture.tsx';
import { productTint } from './reservation-card.view.tsx';
import { StateBadge } from './state-badge.view.tsx';

/** A reservation that is over, as a row: what, where and when, how it ended and the amount. Its page has the rest. */
export function ReservationRow({ reservation }: { readonly reservation: Reservation }) {
  const { product, createdAt, state, amount, id } = reservation;
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  return (
    <LineRow
      className={productTint(reservation)}
      sign={<ProductPicture picture={product.photo} />}
      title={
        <CardLink href={href(goTo('reservation', { id }))}>
          <ContentText>{product.name}</ContentText>
        </CardLink>
      }
      details={
        <>
          <ContentText>{product.organization.name}</ContentText>
          <span>{`\u00a0· ${translate(isUnpaid(state) ? 'reservations.orderedOn' : 'reservations.madeOn', { date: formatDate(createdAt, language) })}`}</span>
        </>
      }
      end={
        <>
          <StateBadge reservation={reservation} />
          {isPaidBack(state) && state !== 'canceled_by_client' ? (
            <small className="text-subtle">{translate('reservations.isBack')}</small>
          ) : null}
        </>
      }
      sum={formatAmount(amount)}
    />
  );
}
