import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { Office } from '@stadstegoed/core/providers/office.ts';
import { routeUrl } from '@stadstegoed/core/providers/route-link.ts';
import type { GivenAnswer, Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { isCancelBlockedByPayment, spokenCode } from '@stadstegoed/core/reservations/reservation-rules.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { DataList, type DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { keepTogether, formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton, SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { Trail } from '../../lib/page/page-head.view.tsx';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { saveInCalendar } from '../files/parts/save-in-calendar.ts';
import { OpenNow } from '../providers/parts/open-now.tsx';
import { RouteLink } from '../providers/parts/route-link.tsx';
import { useOfficeCardData } from '../providers/parts/use-office-card-data.ts';
import { OfflineCopyNote } from '../vouchers/parts/offline-copy-note.tsx';
import { CollectBy } from './collect-by.view.tsx';
import { Coupon } from './coupon.view.tsx';
import { reservationCardData, type ReservationCardData } from './reservation-card-data.ts';
import { daysText, type TextContext } from './reservation-texts.ts';
import { PayPart } from './pay-part.view.tsx';
import { ReservationViewModel } from './reservation.vm.ts';
import { ReachProvider } from './reach-provider.view.tsx';
import { StateBadge } from './state-badge.view.tsx';
import { ReservationTrack } from './track.view.tsx';
import './reservation.css';

export const reads = screenModel(ReservationViewModel, ({ path: { id = '' }, query }) => ({
  id,
  // The payment page leads back with this.
  hasReturned: query.get('checkout') === '1',
}));

/** One reservation: its code, until when and where it is collected, what was filled in, and how it is cancelled. */
export const Component = observer(function ReservationScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const name = model.reservation.value?.product.name ?? null;
  const title = translate('reservations.details.title');
  useOwnTitle(name);
  return (
    <div className="container page">
      <Trail
        between={[
          { to: goTo('vouchers', {}), label: translate('reservations.tabs.own') },
          { to: goTo('reservations', {}), label: translate('reservations.title') },
        ]}
        current={title}
        name={name}
      />
      <Loaded
        from={model.reservation}
        skeleton={<ReservationSkeleton />}
        heading={title}
        onFailure={missingReservation}
      >
        {(reservation) => <Detail model={model} reservation={reservation} />}
      </Loaded>
    </div>
  );
});

/** A reservation that does not exist or is not the resident's; null for every other failure. */
function missingReservation({ kind }: Failure): Elements {
  if (kind !== 'not_found' && kind !== 'forbidden') return null;
  return (
    <MissingScreen
      live="alert"
      title="reservations.missing.title"
      text="reservations.missing.text"
      button="reservations.reserve.toReservations"
      to={goTo('reservations', {})}
    />
  );
}

interface PartProps {
  readonly model: ReservationViewModel;
  readonly reservation: Reservation;
  readonly face: ReservationCardData;
  readonly context: TextContext;
}

const Detail = observer(function Detail(props: Pick<PartProps, 'model' | 'reservation'>) {
  const { model, reservation } = props;
  const translate = useTexts();
  const language = useLanguage();
  const { product } = reservation;
  const parts: PartProps = {
    ...props,
    context: { translate, language, today: model.today, now: model.now },
    face: reservationCardData(reservation, model.today),
  };
  const provider = product.organization.name;
  const forWhom = [reservation.notes.firstName, reservation.notes.lastName].filter((part) => part !== null).join(' ');
  const facts = factsOf(reservation, parts.face, parts.context);
  return (
    <>
      <OfflineCopyNote
        copy={model.reservation.value?.offlineCopy}
        from={model.reservation}
        mayDiffer="reservations.details.mayDiffer"
      />
      <div className="page-head reservation__head">
        <StateBadge reservation={reservation} />
        <Heading level={1}>
          <ContentText>{product.name}</ContentText>
        </Heading>
        <Lead>
          {forWhom === ''
            ? translate('reservations.details.at', { provider })
            : translate('reservations.details.forAt', { name: forWhom, provider })}
        </Lead>
      </div>
      <div className="reservation">
        <PayPart reservation={reservation} payment={model.payment} />
        <div className="reservation__coupon">
          <Coupon
            reservation={reservation}
            context={parts.context}
            fundLogo={model.fundLogo}
            voucher={model.voucher}
            saysAmount={reservation.amount > 0}
            onEnlarge={() => model.openCode(reservation)}
          />
        </div>
        <div className="stack--wide">
          <div className="stack">
            {parts.face.hasCode ? <CollectBy reservation={reservation} today={model.today} /> : null}
            <Where {...parts} />
            <Tools {...parts} />
          </div>
          <section>
            <Heading level={2}>{translate('reservations.details.course')}</Heading>
            <ReservationTrack steps={parts.face.track} provider={provider} />
          </section>
          {facts.length === 0 ? null : (
            <section>
              <Heading level={2}>{translate('reservations.details.facts')}</Heading>
              <DataList items={facts} />
            </section>
          )}
          <CancelPart {...parts} />
        </div>
      </div>
    </>
  );
});

/** The provider, with the office to go to where there is one, and the ways to reach it. */
const Where = observer(function Where({ model, reservation, face }: PartProps) {
  const translate = useTexts();
  const href = useHref();
  const { organization, deleted } = reservation.product;
  return (
    <Card as="section" padded>
      <Heading level={2} size={3}>
        <ShopLink href={href(goTo('provider', { id: organization.id }))}>
          <ContentText>{organization.name}</ContentText>
        </ShopLink>
      </Heading>
      {deleted ? null : (
        <Loaded
          from={model.product}
          skeleton={<Skeleton height="6rem" />}
          failedTitle={translate('reservations.details.whereFailed')}
        >
          {(product) => (
            <>
              {face.hasCode ? <PlaceToGo office={model.office} provider={organization.name} /> : null}
              <ReachProvider organization={product.organization} />
            </>
          )}
        </Loaded>
      )}
    </Card>
  );
});

/** The office, with the route to it; a provider with several offices lists them on its own page. */
function PlaceToGo({ office, provider }: { readonly office: Office | null; readonly provider: string }) {
  const translate = useTexts();
  const showOffice = useOfficeCardData();
  if (office === null) return <p className="text-subtle">{translate('reservations.details.offices', { provider })}</p>;
  return (
    <>
      <p className="text-subtle" translate="no">
        {keepTogether(office.address)}
      </p>
      <p>
        <OpenNow face={showOffice(office)} asPill />
      </p>
      <p>
        <RouteLink href={routeUrl(office)} to={office.address} />
      </p>
    </>
  );
}

/** What can be done with the page itself, and the way to reserve the same again. */
function Tools({ model, reservation, face, context: { translate } }: PartProps) {
  const href = useHref();
  const { product, state } = reservation;
  const isAgain = !product.deleted && (face.isPaidBack || state === 'expired');
  return (
    <div className="row no-print">
      {isAgain ? (
        <IfScreenEnabled screen="product">
          <ButtonLink href={href(goTo('product', { id: product.id }))}>
            {translate('reservations.act.again')}
          </ButtonLink>
        </IfScreenEnabled>
      ) : null}
      {face.hasCode ? (
        <Button
          icon={<IconCalendarPlus stroke={1.5} aria-hidden />}
          onClick={() => saveLastDay(reservation, model.now, translate)}
        >
          {translate('reservations.details.calendar')}
        </Button>
      ) : null}
      {face.hasCode && canPrint() ? (
        <Button icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={printPage}>
          {translate('shell.print')}
        </Button>
      ) : null}
    </div>
  );
}

/** Saves the last day to collect. */
function saveLastDay({ id, expireAt, product, code }: Reservation, now: Instant, translate: Translate): void {
  const event = {
    day: expireAt,
    title: translate('reservations.details.calendarTitle', { product: product.name }),
    text: translate('reservations.details.calendarText', {
      provider: product.organization.name,
      code: spokenCode(code),
    }),
  };
  saveInCalendar(`reservation-${id}`, event, now);
}

/** The days left to cancel, or how to cancel otherwise. Nothing for a reservation that is over. */
function CancelPart({ model, reservation, face, context }: PartProps) {
  const { translate, language } = context;
  const provider = reservation.product.organization.name;
  const part = (title: string, text: string, button: Elements = null) => (
    <section className="reservation__cancel no-print">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <p>{text}</p>
      {button === null ? null : <div>{button}</div>}
    </section>
  );
  if (face.window !== null) {
    const date = formatDate(face.window.until, language);
    return part(
      daysText('reservations.details.days', face.window, { ...context, provider }),
      translate('reservations.details.until', { date, provider }),
      <Button appearance="danger" onClick={() => model.openCancel(reservation)}>
        {translate('reservations.details.cancel')}
      </Button>,
    );
  }
  if (isCancelBlockedByPayment(reservation))
    return part(
      translate('reservations.details.paidOnline'),
      translate('reservations.details.paidOnlineText', { provider }),
      <Button appearance="danger" onClick={() => model.openCancel(reservation)}>
        {translate('reservations.details.cancel')}
      </Button>,
    );
  if (reservation.state === 'pending')
    return part(translate('reservations.details.over'), translate('reservations.details.overText', { provider }));
  if (!face.hasCode) return null;
  return part(
    translate('reservations.details.byProvider', { provider }),
    face.isContactLate
      ? translate('reservations.details.byProviderLate', { provider })
      : translate('reservations.details.byProviderText', { provider, date: formatDate(face.contactUntil, language) }),
  );
}

/** What was filled in and paid, without the name, which the heading has. */
function factsOf(
  reservation: Reservation,
  face: ReservationCardData,
  { translate, language }: TextContext,
): readonly DataItem[] {
  const { amount, amountExtra, extraPayment, notes, price } = reservation;
  const birthDate = notes.birthDate === null ? null : formatDate(notes.birthDate, language);
  const ownPayment = price !== null && price !== amount && amountExtra === 0 ? formatAmount(price) : null;
  const facts: readonly (readonly [string, string | null])[] = [
    [translate('reservations.details.price'), ownPayment],
    [translate('reservations.details.online'), extraPayment?.state === 'paid' ? formatAmount(amountExtra) : null],
    [translate('reservations.details.born'), birthDate],
    [translate('reservations.details.phone'), notes.phone],
    [translate('reservations.details.address'), notes.address],
    [translate('reservations.details.notes'), notes.notes],
    ...notes.answers.map((answer) => [answer.label, answerText(answer, translate)] as const),
    [translate('reservations.details.number'), face.isRunning ? null : face.code],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function answerText({ value, fileNames }: GivenAnswer, translate: Translate): string | null {
  if (typeof value === 'boolean') return translate(value ? 'reservations.own.yes' : 'reservations.own.no');
  return value ?? (fileNames.join(', ') || null);
}

function ReservationSkeleton() {
  return (
    <>
      <Skeleton shape="line" width="50%" height="2.5rem" />
      <Skeleton height="24rem" />
      <SkeletonRows count={1} />
    </>
  );
}
