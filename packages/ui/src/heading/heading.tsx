import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './heading.css';

/** The rank of a heading in the page, 1 to 4. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Props of a heading. */
export type HeadingProps = ComponentPropsWithRef<'h1'> & {
  /** The rank in the outline of the page; no rank may be skipped. */
  readonly level: HeadingLevel;
  /** The size in which it is drawn, where that differs from the rank. */
  readonly size?: HeadingLevel | 'hero';
};

/** A heading whose rank and size can differ. A level 1 heading can take focus after a route change. */
export function Heading({ level, size = level, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const focusable = level === 1 ? { tabIndex: -1 } : {};
  return <Tag {...focusable} {...rest} className={classNames(`stads-heading--${size}`, className)} />;
}

/** The sentence or two under a heading that say what the page or block is for. */
export function Lead(props: { readonly children: ReactNode }) {
  return <p className="stads-lead">{props.children}</p>;
}
