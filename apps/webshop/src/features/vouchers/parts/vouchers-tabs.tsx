import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Tabs } from '@stadstegoed/ui/tabs/tabs.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { VouchersTab } from './vouchers-tab.ts';

/** The tabs, with the number of items where it is known; null while it is read. The texts of vouchers must be loaded. */
export function VouchersTabs(props: {
  readonly current: VouchersTab;
  readonly counts: { readonly [Tab in VouchersTab]?: number | null };
}) {
  const { current, counts } = props;
  const translate = useTexts();
  const href = useHref();
  const targets = {
    active: goTo('vouchers', {}),
    reservations: goTo('reservations', {}),
    archived: goTo('vouchers', {}, { tab: 'archived' }),
  };
  return (
    <Tabs
      label={translate('vouchers.tabs.label')}
      tabs={(['active', 'reservations', 'archived'] as const).map((tab) => ({
        href: href(targets[tab]),
        label: translate(`vouchers.tabs.${tab}`),
        current: current === tab,
        count: counts[tab],
      }))}
    />
  );
}
