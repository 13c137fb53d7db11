import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { preload } from 'react-dom';
import './fund-card.css';

/** The picture of a fund on its tint. It is decorative: the name says the same. */
export function FundPicture(props: {
  readonly fund: Pick<Fund, 'logo'>;
  /** Loads the picture immediately, for pictures that are visible without scrolling. */
  readonly eager?: boolean;
}) {
  const url = pictureUrl(props.fund.logo, 'large', 'medium', 'thumbnail', 'small');
  // As in the list of offers.
  if (props.eager === true && url !== null) preload(url, { as: 'image' });
  return (
    <div className="fund-picture">
      {url === null ? (
        <IconTicket stroke={1.25} aria-hidden="true" />
      ) : (
        <img
          className="cover"
          src={url}
          alt=""
          width="400"
          height="300"
          loading={props.eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  );
}
