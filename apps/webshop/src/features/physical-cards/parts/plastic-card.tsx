import { pictureUrl, type Picture } from '@stadstegoed/core/shared/picture.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { logo } from 'virtual:variant';
import { Settings } from '../../../lib/app/settings.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';
import './plastic-card.css';

export interface PlasticCardProps {
  readonly voucher: Voucher;
  /** The number as it is shown on the card. */
  readonly number: string;
  /** The accessible name; without one the drawing is decorative. */
  readonly label?: string;
  readonly size?: 'large' | 'small' | 'tiny';
  /** The municipality's picture of cards of this type, in place of the drawing. */
  readonly photo?: Picture | null;
}

/** A plastic card in the colour of its fund: the name of the shop, the fund, the number and the gables of the town. */
export function PlasticCard({ voucher, number, label, size = 'large', photo = null }: PlasticCardProps) {
  const { name } = useService(Settings).variant;
  const { fund } = voucher;
  const tint = tintClass(tintOfPicture(fund.logo?.dominantColor, Number(voucher.fundId)));
  const image = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  const source = pictureUrl(photo, 'large', 'small', 'thumbnail');
  if (source !== null) {
    const className = classNames('plastic-card plastic-card--photo', `plastic-card--${size}`);
    return <img className={className} src={source} alt={label ?? ''} />;
  }
  return (
    <div className={classNames('plastic-card', `plastic-card--${size}`, tint)} {...image}>
      <span className="plastic-card__disc" />
      <svg className="plastic-card__town" viewBox="0 0 420 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d={GABLES} fill="currentColor" opacity="0.2" />
        <path d="M0 78h420v18H0z" fill="currentColor" opacity="0.12" />
      </svg>
      <span className="plastic-card__brand">
        <img src={logo} alt="" />
        <span>
          <b translate="no">{name}</b>
          {size === 'tiny' ? null : <span>{fund.name}</span>}
        </span>
      </span>
      <span className="plastic-card__number" translate="no">
        {number}
      </span>
    </div>
  );
}

/** The outline of a row of gables. */
const GABLES =
  'M0 96V60h12V48h8v-9h8v-9h16v9h8v9h8v12h6V44l14-16 14 16v8h10V40l6-4h26l6 4v20h8V32q10-1 12-10v-8h18v8q2 9 12 10v26h10V52h9v-8h9v-9h9v-9h18v9h9v9h9v8h9V60h6V46l22-20 22 20v14h6V34l8-3q3-15 13-18 10 3 13 18l8 3v24h8V46h34v14h10V40l14-14 14 14v56Z';
