import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { isPaidBack } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { PaymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import { Notice, type MessageKind } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { useWhileVisible } from '../../lib/load/use-while-visible.ts';
import { TimeLeft } from '../../lib/page/time-left.view.tsx';
import { usePageRestored } from '../../lib/page/use-page-restored.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { ReservationPayment } from './reservation-payment.ts';

/** Milliseconds between two looks whether another window has paid. */
const LOOK_EVERY = 60_000;

interface PayPartProps {
  readonly reservation: Reservation;
  readonly payment: ReservationPayment;
}

/** What the page says of the payment: a sum to pay, that the platform is asked, or what came of it. */
type Situation = Exclude<PaymentPhase, 'none'> | 'asking' | 'not_seen' | 'not_refunded';

/** Null when nothing is said: of a payment that was made the facts tell, unless the resident comes from it. */
function situationOf({ state }: Reservation, payment: ReservationPayment): Situation | null {
  const { phase, isAsking, hasReturned } = payment;
  switch (phase) {
    case null:
    case 'none':
      return null;
    case 'paid':
      if (isPaidBack(state)) return 'not_refunded';
      return hasReturned ? 'paid' : null;
    case 'to_pay':
      if (isAsking) return 'asking';
      return hasReturned ? 'not_seen' : 'to_pay';
    default:
      return phase;
  }
}

/** The others only inform. */
const KINDS: Readonly<Partial<Record<Situation, MessageKind>>> = {
  to_pay: 'warning',
  not_seen: 'warning',
  too_late: 'warning',
  paid: 'positive',
};

/** The online payment of a reservation: how much and until when, the button to it, or how it ended. */
export const PayPart = observer(function PayPart({ reservation, payment }: PayPartProps) {
  const translate = useTexts();
  const language = useLanguage();
  const situation = situationOf(reservation, payment);
  useWhileVisible(reservation.state === 'waiting', LOOK_EVERY, payment.lookAgain);
  usePageRestored(payment.lookAgain);
  if (situation === null) return null;
  const { amountExtra, payBefore, product } = reservation;
  const time = situation === 'to_pay' && payBefore !== null ? formatTime(payBefore, language) : null;
  return (
    <Notice
      key={situation}
      kind={KINDS[situation] ?? 'info'}
      title={translate(`reservations.pay.${situation}.title`, { amount: formatAmount(amountExtra) })}
      {...(situation === 'to_pay' ? {} : { live: 'status' })}
      className="no-print"
    >
      <p>
        {time === null
          ? translate(`reservations.pay.${situation}.text`, { provider: product.organization.name })
          : translate('reservations.pay.before', { time })}
      </p>
      <Buttons situation={situation} reservation={reservation} payment={payment} />
    </Notice>
  );
});

const Buttons = observer(function Buttons(props: PayPartProps & { readonly situation: Situation }) {
  const { situation, reservation, payment } = props;
  const translate = useTexts();
  if (situation === 'to_pay') {
    return (
      <>
        {payment.secondsLeft === null ? null : <PayTime seconds={payment.secondsLeft} />}
        <div className="row">
          <PayButton reservation={reservation} payment={payment} label="reservations.pay.button" />
        </div>
        <ActionProblem action={payment.action} />
      </>
    );
  }
  if (situation !== 'not_seen' && situation !== 'with_bank' && situation !== 'too_late') return null;
  return (
    <>
      <div className="row">
        {payment.isAsking ? null : (
          <Button appearance="primary" onClick={payment.askAgain}>
            {translate('reservations.pay.look')}
          </Button>
        )}
        {situation === 'not_seen' ? (
          <PayButton reservation={reservation} payment={payment} label="reservations.pay.stillToPay" />
        ) : null}
      </div>
      <ActionProblem action={payment.action} />
    </>
  );
});

const PayButton = observer(function PayButton(
  props: PayPartProps & { readonly label: 'reservations.pay.button' | 'reservations.pay.stillToPay' },
) {
  const { reservation, payment, label } = props;
  const translate = useTexts();
  const isBusy = payment.action.isBusy || payment.isLeaving;
  return (
    <CallButton
      appearance={label === 'reservations.pay.button' ? 'primary' : 'secondary'}
      busy={isBusy && translate('reservations.pay.leaving')}
      onClick={() => void payment.pay()}
    >
      {translate(label, { amount: formatAmount(reservation.amountExtra) })}
    </CallButton>
  );
});

/** The minutes below which a screen reader hears how much time is left; then once more at half a minute. */
const SPOKEN_MINUTES = [15, 10, 5, 2, 1];
const LAST_SPOKEN_SECONDS = 30;

/** The time that is left: by the minute, and in the last minute by the second. A screen reader hears of it six times. */
function PayTime({ seconds }: { readonly seconds: number }) {
  const translate = useTexts();
  const shown =
    seconds > 60
      ? translate('reservations.pay.minutesLeft', { count: Math.ceil(seconds / 60) })
      : translate('reservations.pay.secondsLeft', { count: seconds });
  const below = SPOKEN_MINUTES.findLast((minutes) => seconds <= minutes * 60);
  const spoken =
    seconds <= LAST_SPOKEN_SECONDS
      ? translate('reservations.pay.lessThanSeconds', { count: LAST_SPOKEN_SECONDS })
      : translate('reservations.pay.lessThanMinutes', { count: below ?? Math.ceil(seconds / 60) });
  return <TimeLeft shown={shown} spoken={spoken} />;
}
