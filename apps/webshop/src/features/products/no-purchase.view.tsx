import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useFundNames } from './parts/fund-names.ts';
import type { ProductCardData } from './parts/product-card-data.ts';
import type { ProductViewModel } from './product.vm.ts';

/** The resident has no voucher for any fund of the offer. */
export function NoVoucher({ face }: { readonly face: ProductCardData }) {
  const translate = useTexts();
  const href = useHref();
  const { funds } = face.product;
  const [first] = funds;
  const names = useFundNames(funds);
  return (
    <>
      <Notice title={translate('products.product.noVoucher.title')}>
        {first === undefined ? null : <p>{translate('products.product.noVoucher.text', { funds: names })}</p>}
      </Notice>
      {first === undefined ? (
        <ListButton text={translate('products.product.other')} />
      ) : (
        <ButtonLink appearance="secondary" wide href={href(goTo('fund', { id: first.id }))}>
          {translate('products.product.noVoucher.see', { fund: first.name })}
        </ButtonLink>
      )}
    </>
  );
}

/** Why the resident cannot take the offer now, and the next step. */
export function NotNow(props: {
  readonly face: ProductCardData;
  readonly kind: 'not_enough' | 'limit_reached' | 'sold_out' | 'expired' | 'gone';
  readonly model: ProductViewModel;
}): ReactNode {
  const { face, kind, model } = props;
  const { product, pays } = face;
  const translate = useTexts();
  const language = useLanguage();
  switch (kind) {
    case 'sold_out':
      return (
        <>
          <Notice kind="warning" title={translate('products.product.soldOut.title')}>
            <p>{translate('products.product.soldOut.text')}</p>
          </Notice>
          <SaveButton model={model} face={face} />
        </>
      );
    case 'limit_reached': {
      const limit = pays.kind === 'limit_reached' ? pays.limit : null;
      return (
        <>
          <Notice
            title={
              limit === null
                ? translate('products.pay.limitReached')
                : translate('products.product.limit.title', { count: limit })
            }
          >
            <p>{translate('products.product.limit.text')}</p>
          </Notice>
          <ListButton text={translate('products.product.other')} />
        </>
      );
    }
    case 'not_enough':
      return (
        <>
          <Notice title={translate('products.product.notEnough.title')}>
            <p>{translate('products.product.notEnough.nothing')}</p>
          </Notice>
          <ListButton text={translate('products.product.notEnough.search')} />
        </>
      );
    case 'expired':
    case 'gone':
      return (
        <>
          <Notice title={translate('products.product.expired.title')}>
            {product.expireAt === null ? null : (
              <p>{translate('products.product.expired.text', { date: formatDate(product.expireAt, language) })}</p>
            )}
          </Notice>
          <ListButton text={translate('products.product.expired.list')} />
        </>
      );
  }
}

const SaveButton = observer(function SaveButton(props: {
  readonly model: ProductViewModel;
  readonly face: ProductCardData;
}) {
  const translate = useTexts();
  const bookmark = props.model.bookmarks.of(props.face.product);
  return (
    <Button
      appearance="secondary"
      wide
      icon={<IconHeart stroke={1.5} aria-hidden="true" />}
      aria-pressed={bookmark.isOn}
      onClick={bookmark.toggle}
    >
      {translate('products.product.soldOut.save')}
    </Button>
  );
});

/** A link to all offers, as the next step. */
export function ListButton({ text }: { readonly text: string }) {
  const href = useHref();
  return (
    <IfScreenEnabled screen="products">
      <ButtonLink appearance="secondary" wide href={href(goTo('products', {}))}>
        {text}
      </ButtonLink>
    </IfScreenEnabled>
  );
}
