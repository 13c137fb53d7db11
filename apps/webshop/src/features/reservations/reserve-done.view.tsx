import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { contactProviderUntil } from '@stadstegoed/core/reservations/reservation-rules.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { Coupon } from './coupon.view.tsx';
import { reservationCardData } from './reservation-card-data.ts';
import { daysText, payerName } from './reservation-texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { ReservationTrack } from './track.view.tsx';
import './reserve-line.css';

/** The reservation that is made: its coupon, its course and the days to cancel. */
export const ReserveDone = observer(function ReserveDone({ model }: { readonly model: ReserveProductViewModel }) {
  const translate = useTexts();
  const language = useLanguage();
  const { made, window } = model;
  if (made === null) return null;
  const context = { translate, language, today: model.today, now: model.now };
  const fundLogo = model.choice.fundLogo(made.fund.id);
  const { voucher } = model.choice;
  const provider = made.product.organization.name;
  const coupon = <Coupon reservation={made} context={context} fundLogo={fundLogo} voucher={voucher} />;
  if (made.state === 'unknown') return coupon;
  return (
    <>
      {coupon}
      <p className="reserve-said">
        {translate('reservations.reserve.doneAmount', {
          fund: payerName(made.fund, voucher, translate),
          amount: formatAmount(made.amount),
        })}
      </p>
      <ReservationTrack row steps={reservationCardData(made, model.today).track} provider={provider} />
      {made.state === 'accepted' ? (
        <p className="reserve-line text-subtle">
          <IconCalendarTime stroke={1.5} aria-hidden="true" />
          <span>
            {translate('reservations.reserve.doneByProvider', {
              provider,
              date: formatDate(contactProviderUntil(made), language),
            })}
          </span>
        </p>
      ) : null}
      {window === null ? null : (
        <p className="reserve-line text-subtle">
          <IconCalendarTime stroke={1.5} aria-hidden="true" />
          <span>{daysText('reservations.reserve.doneDays', window, { ...context, provider })}</span>
        </p>
      )}
    </>
  );
});

/** What to do next. */
export function ReserveDoneActions({ onClose }: { readonly onClose: () => void }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      <ButtonLink appearance="primary" href={href(goTo('reservations', {}))}>
        {translate('reservations.reserve.toReservations')}
      </ButtonLink>
      <Button appearance="subtle" onClick={onClose}>
        {translate('reservations.reserve.goOn')}
      </Button>
    </>
  );
}
