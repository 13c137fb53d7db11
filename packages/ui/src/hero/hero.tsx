import type { ReactNode } from 'react';
import { Skyline } from './skyline.tsx';
import './hero.css';

/** The banner of home: text left, illustration right. `small` for the greeting of a resident, `large` for visitors. */
export function Hero(props: {
  /** The shapes of the illustration; see `Town`. */
  readonly skyline: string;
  readonly size?: 'large' | 'small';
  readonly children: ReactNode;
}) {
  return (
    <div className={`stads-hero stads-hero--${props.size ?? 'large'}`}>
      <div className="container stads-hero__grid">
        <div className="stads-hero__text">{props.children}</div>
        <div className="stads-hero__art no-print">
          <Skyline skyline={props.skyline} />
        </div>
      </div>
    </div>
  );
}
