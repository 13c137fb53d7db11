import type { NotificationPeriod } from '@stadstegoed/core/notifications/notification-days.ts';
import type { NotificationPage } from '@stadstegoed/core/notifications/notification.ts';
import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { formatMonth, formatMonthName } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Pages } from '../../lib/list/list-page.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { count } from '../../lib/list/query-codec.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { watchOnScreen } from '../../lib/focus/watch-on-screen.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { NotificationRow } from './notification-row.view.tsx';
import { NotificationsViewModel, type ShownGroup } from './notifications.vm.ts';
import './notifications.css';

const PAGE = count('page', 1);

export const reads = screenModel(NotificationsViewModel, ({ query }) => ({
  page: PAGE.read(query.get(PAGE.name) ?? '') ?? PAGE.usual,
}));

/** The messages of the platform, by day, with the page in the address. */
export const Component = observer(function NotificationsView() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const { unread = 0, total } = model.page.value ?? {};
  return (
    <AccountLayout
      title={translate('notifications.title')}
      lead={total === 0 ? undefined : unread === 0 ? '\u00a0' : translate('notifications.lead', { count: unread })}
      action={total === 0 ? null : <ToPreferences />}
    >
      <p className="visually-hidden" aria-live="polite">
        {model.isMarked ? translate('notifications.marked') : ''}
      </p>
      <Loaded from={model.page} skeleton={<SkeletonRows count={5} />} failedTitle={translate('notifications.failed')}>
        {(shown) => (shown.total === 0 ? <Empty /> : <Page model={model} shown={shown} />)}
      </Loaded>
    </AccountLayout>
  );
});

const Page = observer(function Page(props: {
  readonly model: NotificationsViewModel;
  readonly shown: NotificationPage;
}) {
  const { model, shown } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('[data-id]') ?? [])];
    return watchOnScreen(rows, ({ came, left }) => model.look(came.map(idOf), left.map(idOf)));
  }, [model, shown]);
  return (
    <div ref={list}>
      {model.groupsOf(shown).map((group) => (
        <Group key={group.rows[0]?.notification.id} group={group} />
      ))}
      <LeftOut from={shown} />
      <Pages page={shown} hrefFor={model.hrefOfPage} />
    </div>
  );
});

function idOf(row: Element): string {
  return row.getAttribute('data-id') ?? '';
}

function Group({ group }: { readonly group: ShownGroup }) {
  const title = usePeriodTitle(group.period, group.rows[0]?.notification.day ?? '');
  return (
    <section className="inbox-group">
      <Heading level={2} size={4} className="inbox-group__title">
        {title}
      </Heading>
      <Rows>
        {group.rows.map((row) => (
          <NotificationRow key={row.notification.id} row={row} period={group.period} />
        ))}
      </Rows>
    </section>
  );
}

/** "Vandaag", "Eerder in november" or "oktober 2026". */
function usePeriodTitle(period: NotificationPeriod, day: string): string {
  const translate = useTexts();
  const language = useLanguage();
  const date = parseCalendarDate(day);
  switch (period.kind) {
    case 'today':
      return translate('notifications.period.today');
    case 'yesterday':
      return translate('notifications.period.yesterday');
    case 'this_week':
      return translate('notifications.period.week');
    case 'this_month':
      return translate('notifications.period.month', { month: date === null ? '' : formatMonthName(date, language) });
    case 'month':
      return date === null ? '' : capitalised(formatMonth(date, language));
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ToPreferences() {
  const translate = useTexts();
  const href = useHref();
  return (
    <ButtonLink href={href(goTo('preferences-notifications', {}))}>
      {translate('notifications.empty.preferences')}
    </ButtonLink>
  );
}

function Empty() {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate('notifications.empty.title')}
      actions={
        <>
          <IfScreenEnabled screen="products">
            <ButtonLink appearance="primary" href={href(goTo('products', {}))}>
              {translate('notifications.empty.products')}
            </ButtonLink>
          </IfScreenEnabled>
          <ToPreferences />
        </>
      }
    >
      <p>{translate('notifications.empty.text')}</p>
    </StateScreen>
  );
}
