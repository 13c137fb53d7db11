import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCoinEuro from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { NotificationPeriod } from '@stadstegoed/core/notifications/notification-days.ts';
import type { Notification, NotificationTopic } from '@stadstegoed/core/notifications/notification.ts';
import { Row } from '@stadstegoed/ui/card/rows.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { formatClockTime, formatDayMonth } from '@stadstegoed/ui/format-date.ts';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../../lib/app/settings.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { ShownNotification } from './notifications.vm.ts';

const LOOKS: Readonly<Record<NotificationTopic, { readonly icon: typeof IconBell; readonly tint: Tint }>> = {
  request: { icon: IconSend, tint: 'klei' },
  question: { icon: IconMessageQuestion, tint: 'klei' },
  reimbursement: { icon: IconReceipt, tint: 'zon' },
  reservation: { icon: IconCalendar, tint: 'lila' },
  provider: { icon: IconBuildingStore, tint: 'water' },
  payment: { icon: IconCoinEuro, tint: 'klei' },
  expiry: { icon: IconHourglass, tint: 'bes' },
  card: { icon: IconCreditCard, tint: 'zon' },
  record: { icon: IconId, tint: 'water' },
  voucher: { icon: IconTicket, tint: 'zon' },
};

/** A message of the list; the whole row is the link to what it is about, when the shop has a screen for that. */
export function NotificationRow(props: { readonly row: ShownNotification; readonly period: NotificationPeriod }) {
  const { row, period } = props;
  const { notification, topic } = row;
  const translate = useTexts();
  const { icon: Icon, tint } = topic === null ? { icon: IconBell, tint: 'lila' as const } : LOOKS[topic];
  const isNew = !notification.isSeen;
  return (
    <Row data-id={notification.id} className={classNames('inbox__row', tintClass(tint), isNew && 'inbox__row--new')}>
      <span className="account-icon" aria-hidden="true">
        <Icon stroke={1.5} />
      </span>
      <div>
        <h3 className="inbox__title">
          <Title row={row} /> {isNew ? <span className="inbox__new">{translate('notifications.new')}</span> : null}
        </h3>
        {notification.text === null ? null : <p className="inbox__text">{notification.text}</p>}
      </div>
      <When notification={notification} period={period} />
    </Row>
  );
}

function Title({ row }: { readonly row: ShownNotification }) {
  const translate = useTexts();
  const href = useHref();
  const settings = useService(Settings);
  const { to } = row;
  const title = row.notification.title ?? translate('notifications.untitled');
  if (to === null || !isScreenAvailable(to.screen, settings)) return <span>{title}</span>;
  return (
    <ShopLink className="stads-card__link" href={href(to)}>
      {title}
    </ShopLink>
  );
}

/** The time alone under a heading that is the day, otherwise with the day. */
function When({ notification, period }: { readonly notification: Notification; readonly period: NotificationPeriod }) {
  const translate = useTexts();
  const language = useLanguage();
  const { day } = notification;
  const time = translate('notifications.time', {
    time: formatClockTime(notification.time, language),
  });
  const isNamedDay = period.kind === 'today' || period.kind === 'yesterday';
  return (
    <time className="inbox__when" dateTime={`${day}T${notification.time}`}>
      {isNamedDay ? time : `${formatDayMonth(day, language)}, ${time}`}
    </time>
  );
}
