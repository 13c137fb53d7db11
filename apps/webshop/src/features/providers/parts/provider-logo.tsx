import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { pictureUrl, type Picture } from '@stadstegoed/core/shared/picture.ts';
import { tintClass, tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import './provider.css';

/** The logo of a provider, or a drawn shop in the provider's own tint. Decorative: the name stands beside it. */
export function ProviderLogo(props: {
  readonly logo: Picture | null;
  readonly id: string;
  readonly eager?: boolean;
  readonly large?: boolean;
}) {
  const url = pictureUrl(props.logo, 'thumbnail', 'small', 'large');
  const className = classNames(
    'provider-logo',
    props.large && 'provider-logo--large',
    tintClass(tintOfPicture(props.logo?.dominantColor, Number(props.id))),
  );
  return (
    <span className={className}>
      {url === null ? (
        <IconBuildingStore size={28} stroke={1.5} aria-hidden="true" />
      ) : (
        <img
          className="cover"
          src={url}
          alt=""
          width="56"
          height="56"
          loading={props.eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
