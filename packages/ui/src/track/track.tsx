import { classNames } from '../class-names.ts';
import './track.css';

/** A step of something that takes its course. */
export interface TrackStep {
  readonly progress: 'done' | 'now' | 'todo' | 'stop';
  readonly title: string;
  /** The line under the title, such as a date. */
  readonly text?: string | undefined;
}

/** A course as dots with a line: upright, or as a row where there is space. */
export function Track({ steps, row = false }: { readonly steps: readonly TrackStep[]; readonly row?: boolean }) {
  return (
    <ol className={classNames('stads-track', row && 'stads-track--row')}>
      {steps.map(({ progress, title, text }) => (
        <li
          key={title}
          className={`stads-track__step stads-track__step--${progress}`}
          aria-current={progress === 'now' ? 'step' : undefined}
        >
          <b>{title}</b> {text === undefined ? null : <small>{text}</small>}
        </li>
      ))}
    </ol>
  );
}
