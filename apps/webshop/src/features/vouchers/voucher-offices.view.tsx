import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { keepTogether } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { useState } from 'react';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** The number of offices that are shown before the resident opens the whole list. */
const SHOWN_FIRST = 5;

/** The offices where the voucher can be spent. */
export function VoucherOfficesView(props: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const href = useHref();
  const [showsAll, setShowsAll] = useState(false);
  const { offices } = props.voucher;
  if (offices.length === 0) return null;
  const shown = showsAll ? offices : offices.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="voucher-offices">
      <Heading level={2} id="voucher-offices">
        {translate(titleOf(props.voucher))}
      </Heading>
      <ul className="voucher-history voucher-offices">
        {shown.map((office) => (
          <li key={office.id}>
            <ShopLink href={href(goTo('provider-office', { organizationId: office.organizationId, id: office.id }))}>
              {office.organizationName}
            </ShopLink>{' '}
            <span className="text-subtle text-sm">{keepTogether(office.address)}</span>
          </li>
        ))}
      </ul>
      {offices.length > shown.length ? (
        <Button onClick={() => setShowsAll(true)}>
          {translate('vouchers.offices.all', { count: offices.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** A product is collected, a discount is given; only a budget is paid with. */
function titleOf({ product, fund }: Voucher) {
  if (product !== null) return 'vouchers.offices.collect';
  return fund.type === 'budget' ? 'vouchers.offices.title' : 'vouchers.offices.discounts';
}

/** The way to the offers that the voucher pays for; none for a voucher of one product, and while the lists are switched off. */
export function VoucherProductsLink({ voucher }: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const href = useHref();
  const { id, type } = voucher.fund;
  if (voucher.product !== null) return null;
  const list = type === 'subsidies' ? 'actions' : 'products';
  return (
    <IfScreenEnabled screen={list}>
      <p>
        <Link appearance="standalone" href={href(goTo(list, {}, { fund_id: id }))}>
          {translate(`vouchers.offers.${list}`)}
        </Link>
      </p>
    </IfScreenEnabled>
  );
}
