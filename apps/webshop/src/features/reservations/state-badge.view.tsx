import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { paymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';
import { STATE_KINDS, type KnownState } from './reservation-texts.ts';

const ICONS: Readonly<Record<KnownState, typeof IconBan>> = {
  pending: IconHourglass,
  accepted: IconCircleCheck,
  rejected: IconCircleX,
  canceled: IconBan,
  canceled_by_client: IconArrowBackUp,
  expired: IconClockX,
  waiting: IconHourglass,
  canceled_by_sponsor: IconBan,
  canceled_payment_failed: IconCircleX,
  canceled_payment_expired: IconClockX,
  canceled_payment_canceled: IconArrowBackUp,
};

/** The state of a reservation with its icon. While it waits for a payment, that of the payment. */
export function StateBadge({ reservation }: { readonly reservation: Reservation }) {
  const translate = useTexts();
  const { state, stateLabel } = reservation;
  const phase = paymentPhase(reservation, useNow());
  if (state === 'unknown') return <UnknownState label={stateLabel} />;
  const Icon = ICONS[state];
  return (
    <Badge kind={STATE_KINDS[state]} icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}>
      {translate(
        phase === 'with_bank' || phase === 'too_late' ? `reservations.state.${phase}` : `reservations.state.${state}`,
      )}
    </Badge>
  );
}
