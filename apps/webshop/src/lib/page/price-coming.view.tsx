import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { useTexts } from '../texts/texts.ts';

/** In the place of a price while the vouchers that decide it are read. */
export function PriceComing() {
  const translate = useTexts();
  return (
    <span className="stads-loading">
      <span className="visually-hidden">{translate('shell.priceComing')}</span>
      <span aria-hidden="true">
        <Skeleton shape="line" width="4.5rem" />
      </span>
    </span>
  );
}
