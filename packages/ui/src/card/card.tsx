import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/link-component.tsx';
import type { LinkComponentProps } from '../link/link-component.tsx';
import './card.css';

/** Props of a card. */
export type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** A shadow if the card can be opened or holds an answer, a line for tools and files; never both. */
  readonly edge?: 'shadow' | 'line';
  readonly padded?: boolean;
  readonly children: ReactNode;
};

/** A white sheet that holds one thing. */
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

/** The one link of a card: its name. The whole card is its target; other controls on the card stay above it. */
export function CardLink({ className, children, ...anchor }: LinkComponentProps) {
  return (
    <Anchor {...anchor} className={classNames('stads-card__link', className)}>
      {children}
    </Anchor>
  );
}
