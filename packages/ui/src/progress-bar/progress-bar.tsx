import { classNames } from '../class-names.ts';
import './progress-bar.css';

export type ProgressBarProps = {
  /** 0 to 100; values outside are clamped. */
  readonly value: number;
  /** The accessible name, "Bestand wordt geüpload". */
  readonly label: string;
  /** `page` is a thin bar at the top of the window while a screen loads. */
  readonly place?: 'inline' | 'page';
};

export function ProgressBar({ value, label, place = 'inline' }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={classNames('stads-progress-bar', place === 'page' && 'stads-progress-bar--page')}>
      <progress className="visually-hidden" aria-label={label} max={100} value={shown} />
      <div className="stads-progress-bar__value" style={{ transform: `scaleX(${shown / 100})` }} />
    </div>
  );
}
