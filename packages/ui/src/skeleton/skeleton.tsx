import type { ReactNode } from 'react';
import './skeleton.css';

/** A grey placeholder block. Sizes are CSS lengths. */
export function Skeleton(props: {
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'block' | 'line' | 'disc';
}) {
  const { width, height, shape = 'block' } = props;
  return (
    <span className={`stads-skeleton stads-skeleton--${shape}`} style={{ inlineSize: width, blockSize: height }} />
  );
}

/**
 * The loading state of a part of a page: empty for the first 300 ms, then its skeleton. The label is for screen
 * readers.
 */
export function Loading(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <output className="visually-hidden">{props.label}</output>
      <div className="stads-loading" aria-hidden="true">
        {props.children}
      </div>
    </div>
  );
}

/**
 * A grey block with exactly the size of its children, which are rendered inert and invisible. For content that is known
 * but not shown yet, so that the layout does not shift.
 */
export function SkeletonOf(props: { readonly children: ReactNode }) {
  return (
    <div className="stads-skeleton-of" inert aria-hidden="true">
      {props.children}
    </div>
  );
}

/** The skeleton of a text: lines, the last one shorter. */
export function SkeletonText(props: { readonly lines?: number }) {
  const lines = props.lines ?? 3;
  return (
    <>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="line" width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </>
  );
}

/** The skeleton of cards in a grid. */
export function SkeletonCards(props: { readonly count: number; readonly columns?: 2 | 3 | 4 }) {
  return (
    <div className={`grid grid--${props.columns ?? 3}`}>
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="stads-skeleton-card">
          <Skeleton height="11rem" />
          <div className="stads-skeleton-card__body">
            <Skeleton shape="line" width="80%" height="1.25rem" />
            <Skeleton shape="line" width="55%" />
            <Skeleton shape="line" width="35%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The skeleton of rows in a list. */
export function SkeletonRows(props: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: props.count }, (_, index) => (
        <div key={index} className="stads-skeleton-row">
          <Skeleton shape="disc" width="2.75rem" height="2.75rem" />
          <div>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="35%" />
          </div>
          <Skeleton shape="line" width="4.5rem" />
        </div>
      ))}
    </>
  );
}

/** The skeleton of tickets. */
export function SkeletonTickets(props: { readonly count: number }) {
  return (
    <div className="grid grid--3">
      {Array.from({ length: props.count }, (_, index) => (
        <Skeleton key={index} height="15.75rem" />
      ))}
    </div>
  );
}
