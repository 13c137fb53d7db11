import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = ComponentPropsWithRef<'h1'> & {
  /** The level in the outline of the page; levels may not be skipped. */
  readonly level: HeadingLevel;
  /** The visual size, when it differs from the level. */
  readonly size?: HeadingLevel | 'hero';
};

/**
 * A heading with independent level and size. One with other words is another element: who watches for a new heading cannot
 * compare texts, because a translating browser changes them.
 */
export function Heading({ level, size = level, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  const words = typeof rest.children === 'string' ? rest.children : undefined;
  return <Tag key={words} {...rest} className={classNames(`stads-heading--${size}`, className)} />;
}

/** The introduction under a heading, one or two sentences. */
export function Lead(props: { readonly children: ReactNode }) {
  return <p className="stads-lead">{props.children}</p>;
}
