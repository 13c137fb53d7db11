import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { Dialogs, type DialogProps } from '../../lib/app/dialogs.ts';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { usePartModel, useService } from '../../lib/view-model/use-view-model.ts';
import { Coupon } from './coupon.view.tsx';
import { reservationCardData, type ReservationCardData } from './reservation-card-data.ts';
import { daysText, payerName, type TextContext } from './reservation-texts.ts';
import { ReachProvider } from './reach-provider.view.tsx';
import { ReserveDetailsViewModel, type ReservationPlace } from './reserve-details.vm.ts';
import { StateBadge } from './state-badge.view.tsx';
import { ReservationTrack } from './track.view.tsx';
import './reserve-details.css';

/** A reservation with everything on it: coupon, course, facts, and what can be done now. Has no address of its own. */
export const Component = observer(function ReserveDetailsDialog(props: DialogProps<'reserve-details'>) {
  const { params, open, onClose } = props;
  const translate = useTexts();
  const language = useLanguage();
  const model = usePartModel(ReserveDetailsViewModel, params.reservation);
  const reservation = model.current.value ?? params.reservation;
  const context = { translate, language, today: model.today };
  const face = reservationCardData(reservation, model.today);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('reservations.details.title')}
      closeLabel={translate('shell.close')}
      size="wide"
      footer={<Foot model={model} reservation={reservation} face={face} params={params} />}
    >
      <div className="reserve-print">
        {face.hasCode ? null : <WhatNow face={face} reservation={reservation} context={context} />}
        <div className="reserve-columns">
          <Coupon reservation={reservation} context={context} fundLogo={params.fundLogo} voucher={params.voucher} />
          <div>
            <Heading level={3}>{translate('reservations.details.course')}</Heading>
            <p>
              <StateBadge state={reservation.state} stateLabel={reservation.stateLabel} />
            </p>
            <ReservationTrack steps={face.track} provider={reservation.product.organization.name} />
            <Heading level={3}>{translate('reservations.details.facts')}</Heading>
            <DataList
              items={[
                ...factsOf({ reservation, face }, params.voucher, context),
                ...whereOf(face, model.place, translate),
              ]}
            />
          </div>
        </div>
        {/* At the counter the code comes first: a toast above it would push it off a phone's screen. */}
        {face.hasCode ? <WhatNow face={face} reservation={reservation} context={context} /> : null}
        {face.isRunning ? <PrintButton /> : null}
      </div>
    </Dialog>
  );
});

type PartProps = { readonly face: ReservationCardData; readonly reservation: Reservation };

/** The days left to cancel, or how to cancel otherwise. Nothing for a reservation that is over. */
function WhatNow({ face, reservation, context }: PartProps & { readonly context: TextContext }) {
  const { translate, language } = context;
  const provider = reservation.product.organization.name;
  if (face.window !== null) {
    return (
      <Notice title={daysText('reservations.details.days', face.window, { ...context, provider })} className="no-print">
        <p>{translate('reservations.details.until', { date: formatDate(face.window.until, language), provider })}</p>
      </Notice>
    );
  }
  if (reservation.state === 'pending') {
    return (
      <Notice kind="warning" title={translate('reservations.details.over')} className="no-print">
        <p>{translate('reservations.details.overText', { provider })}</p>
      </Notice>
    );
  }
  if (!face.hasCode) return null;
  return (
    <Notice title={translate('reservations.details.byProvider', { provider })} className="no-print">
      <p>
        {face.isContactLate
          ? translate('reservations.details.byProviderLate', { provider })
          : translate('reservations.details.byProviderText', {
              provider,
              date: formatDate(face.contactUntil, language),
            })}
      </p>
    </Notice>
  );
}

function factsOf(
  { reservation, face }: PartProps,
  voucher: Voucher | null,
  { translate, language }: TextContext,
): readonly DataItem[] {
  const { amount, fund, notes, price } = reservation;
  const name = [notes.firstName, notes.lastName].filter((part) => part !== null).join(' ');
  const birthDate = notes.birthDate === null ? null : formatDate(notes.birthDate, language);
  const ownPayment = price !== null && price !== amount ? formatAmount(price) : null;
  const facts: readonly (readonly [string, string | null])[] = [
    [
      translate(face.isPaidBack ? 'reservations.details.amountBack' : 'reservations.details.amount'),
      formatAmount(amount),
    ],
    [translate('reservations.details.from'), payerName(fund, voucher, translate)],
    [translate('reservations.details.price'), ownPayment],
    [translate('reservations.details.for'), name === '' ? null : name],
    [translate('reservations.details.born'), birthDate],
    [translate('reservations.details.phone'), notes.phone],
    [translate('reservations.details.address'), notes.address],
    [translate('reservations.details.notes'), notes.notes],
    [translate('reservations.details.number'), face.code],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** Where an accepted reservation is collected. */
function whereOf(
  { hasCode }: ReservationCardData,
  place: ReservationPlace | null,
  translate: Translate,
): readonly DataItem[] {
  return hasCode && place !== null ? [{ label: translate('reservations.details.where'), value: place.address }] : [];
}

type FootProps = PartProps & {
  readonly model: ReserveDetailsViewModel;
  readonly params: DialogProps<'reserve-details'>['params'];
};

const Foot = observer(function Foot({ model, reservation, face, params }: FootProps) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  return (
    <>
      {face.hasCode && model.place !== null ? <RouteButton href={model.place.routeUrl} /> : null}
      {face.window === null ? null : (
        <Button appearance="danger" onClick={() => dialogs.open('reserve-cancel', { ...params, reservation })}>
          {translate('reservations.details.cancel')}
        </Button>
      )}
      <ReachProvider organization={model.product.value?.organization ?? null} />
    </>
  );
});

/** Not at the foot of the dialog, where it would cover a part of the code on a phone. */
function PrintButton() {
  const translate = useTexts();
  if (!canPrint()) return null;
  return (
    <Button
      appearance="subtle"
      className="reserve-print__button no-print"
      icon={<IconPrinter stroke={1.5} aria-hidden />}
      onClick={printPage}
    >
      {translate('shell.print')}
    </Button>
  );
}

/** Opens a route planner, which is told the address of the office only. */
function RouteButton({ href }: { readonly href: string }) {
  const translate = useTexts();
  return (
    <ButtonLink
      appearance="primary"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={<IconRoute stroke={1.5} aria-hidden />}
    >
      <span>{translate('reservations.details.route')}</span>{' '}
      <span className="visually-hidden">{translate('shell.newWindow')}</span>
    </ButtonLink>
  );
}
