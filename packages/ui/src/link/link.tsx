import { classNames } from '../class-names.ts';
import { Anchor } from './link-component.tsx';
import type { LinkComponentProps } from './link-component.tsx';
import './link.css';
import type { Elements } from '../elements.ts';

/** Props of a text link: those of an anchor, and an icon after the text. */
export type LinkProps = LinkComponentProps & {
  /** `standalone` is a link on a separate line: bolder and with a full touch target. */
  readonly appearance?: 'inline' | 'standalone';
  readonly icon?: Elements;
};

/** A text link. `href` is a path inside the shop (`/funds`) or a full URL. */
export function Link({ appearance = 'inline', icon, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      className={classNames('stads-link', appearance === 'standalone' && 'stads-link--standalone', className)}
    >
      {icon === undefined ? (
        children
      ) : (
        <>
          <span>{children}</span>
          {icon}
        </>
      )}
    </Anchor>
  );
}
