import type { ReactNode } from 'react';
import type { TownLandmark } from './landmark.tsx';
import { Town } from './town.tsx';
import './hero.css';

/** The banner of home: text left, illustration right. `small` for the greeting of a resident, `large` for visitors. */
export function Hero(props: {
  readonly landmark: TownLandmark;
  readonly size?: 'large' | 'small';
  readonly children: ReactNode;
}) {
  return (
    <div className={`stads-hero stads-hero--${props.size ?? 'large'}`}>
      <div className="container stads-hero__grid">
        <div className="stads-hero__text">{props.children}</div>
        <div className="stads-hero__art">
          <Town landmark={props.landmark} />
        </div>
      </div>
    </div>
  );
}
