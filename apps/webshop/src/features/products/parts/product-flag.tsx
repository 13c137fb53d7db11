import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import type { ProductFlag } from '@stadstegoed/core/products/product-rules.ts';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The one flag on the picture of an offer. */
export function ProductFlagLabel({ flag }: { readonly flag: ProductFlag }) {
  const translate = useTexts();
  switch (flag.kind) {
    case 'gone':
    case 'expired':
      return (
        <Badge kind="neutral" icon={<IconCircleX {...icon} />}>
          {translate(`products.flag.${flag.kind}`)}
        </Badge>
      );
    case 'sold_out':
      return (
        <Badge kind="negative" icon={<IconCircleX {...icon} />}>
          {translate('products.flag.soldOut')}
        </Badge>
      );
    case 'reserved':
      return (
        <Badge kind="neutral" icon={<IconHourglass {...icon} />}>
          {translate('products.flag.reserved')}
        </Badge>
      );
    case 'few_left':
      return (
        <Badge kind="warning" icon={<IconFlame {...icon} />}>
          {translate('products.left', { count: flag.left })}
        </Badge>
      );
    case 'ends_soon':
      return (
        <Badge kind="warning" icon={<IconClock {...icon} />}>
          {flag.days === 0 ? translate('products.flag.lastDay') : translate('products.flag.days', { count: flag.days })}
        </Badge>
      );
  }
}
