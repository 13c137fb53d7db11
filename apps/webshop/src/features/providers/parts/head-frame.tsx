import { pictureUrl, type Picture } from '@stadstegoed/core/shared/picture.ts';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { ProviderLogo } from './provider-logo.tsx';
import './provider.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The coloured head of the pages of a provider and of an office, with a picture when there is one. */
export function HeadFrame(props: {
  /** The id of the provider, which decides the tint without a logo. */
  readonly id: string;
  readonly logo: Picture | null;
  readonly photo: Picture | null;
  readonly children: Elements;
}) {
  const url = pictureUrl(props.photo, 'large', 'thumbnail', 'small');
  return (
    <div className={`provider-head ${tintClass(tintOfPicture(props.logo?.dominantColor, Number(props.id)))}`}>
      {url === null ? null : (
        <div className="provider-head__art">
          <img className="cover" src={url} alt="" width="600" height="400" />
        </div>
      )}
      <div className="provider-head__text">
        <ProviderLogo logo={props.logo} id={props.id} eager large />
        {props.children}
      </div>
    </div>
  );
}
