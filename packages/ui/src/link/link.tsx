import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from './link-component.tsx';
import type { LinkComponentProps } from './link-component.tsx';
import './link.css';

/** Props of a text link; everything an anchor takes, and an icon that follows the words. */
export type LinkProps = LinkComponentProps & {
  /** `standalone` is a link on a line of its own: bolder and with a full touch target. */
  readonly appearance?: 'inline' | 'standalone';
  readonly icon?: ReactNode;
};

/** A link in or beside text. `href` is an address inside the shop (`/funds`) or a full one. */
export function Link({ appearance = 'inline', icon, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...anchor}
      className={classNames('stads-link', appearance === 'standalone' && 'stads-link--standalone', className)}
    >
      {children}
      {icon}
    </Anchor>
  );
}
