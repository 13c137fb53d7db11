import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/link-component.tsx';
import type { LinkComponentProps } from '../link/link-component.tsx';
import './card.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `shadow` for cards that open or show a result, `line` for tools and files. */
  readonly edge?: 'shadow' | 'line';
  readonly padded?: boolean;
  readonly children: ReactNode;
};

/** A white container for one item. */
export function Card({ as: Tag = 'div', edge = 'shadow', padded = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'stads-card',
        edge === 'line' && 'stads-card--line',
        padded && 'stads-card--padded',
        className,
      )}
    />
  );
}

/** The link of a card: its name. The whole card is its target, except for other controls on the card. */
export function CardLink({ className, children, ...anchor }: LinkComponentProps) {
  return (
    <Anchor {...anchor} className={classNames('stads-card__link', className)}>
      {children}
    </Anchor>
  );
}
