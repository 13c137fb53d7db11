import { classNames } from '../class-names.ts';
import './progress-bar.css';

/** Props of a bar of progress. */
export type ProgressBarProps = {
  /** 0 to 100; what lies outside becomes the nearest end (2 §9). */
  readonly value: number;
  /** What is in progress, "Bestand wordt geüpload". */
  readonly label: string;
  /** `page` lies thin at the top of the window while a screen is fetched. */
  readonly place?: 'inline' | 'page';
};

/** How far something is. */
export function ProgressBar({ value, label, place = 'inline' }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={classNames('stads-progress-bar', place === 'page' && 'stads-progress-bar--page')}>
      <progress className="visually-hidden" aria-label={label} max={100} value={shown} />
      <div className="stads-progress-bar__value" style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
