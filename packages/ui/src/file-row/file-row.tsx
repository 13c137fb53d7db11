import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { breakable, OwnWords } from '../rich-text/content-lang.tsx';
import './file-row.css';

export type FileRowProps = {
  /** An image or an icon; decorative. */
  readonly picture: ReactNode;
  readonly name: string;
  /** Makes the name a button that shows the file; `verb` is read before the name, "Bekijk". */
  readonly open?: { readonly verb: string; readonly onOpen: () => void } | undefined;
  /** The state in words, "Toegevoegd". */
  readonly state: ReactNode;
  readonly tone?: 'plain' | 'done' | 'error';
  /** Percentage sent, 0 to 100; undefined when the file is not being sent. */
  readonly progress?: number | undefined;
  /** What helps when the file failed, below its state. */
  readonly remedy?: ReactNode;
  /** Icon buttons at the end; each names the file. */
  readonly actions?: ReactNode;
};

export function FileList({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <ul className="stads-files" aria-label={label}>
      {children}
    </ul>
  );
}

/** A file with its state, its progress while it is being sent, and its actions. */
export function FileRow({ picture, name, open, state, tone = 'plain', progress, remedy, actions }: FileRowProps) {
  return (
    <li className={classNames('stads-file', tone === 'error' && 'stads-file--error')}>
      <span className="stads-file__picture">{picture}</span>
      <div className="stads-file__text">
        {open === undefined ? (
          <strong className="stads-file__name">
            <OwnWords>{breakable(name)}</OwnWords>
          </strong>
        ) : (
          <button type="button" className="stads-file__name stads-file__name--open" onClick={open.onOpen}>
            <span className="visually-hidden">{open.verb}</span> <OwnWords>{breakable(name)}</OwnWords>
          </button>
        )}
        <p className={classNames('stads-file__state', `stads-file__state--${tone}`)}>{state}</p>
        {progress === undefined ? null : (
          // The state says the same in words, and some screen readers say every change of a progress bar.
          <div aria-hidden="true">
            <ProgressBar value={progress} label={name} />
          </div>
        )}
      </div>
      {actions === undefined ? null : <div className="stads-file__actions">{actions}</div>}
      {remedy === undefined ? null : <div className="stads-file__remedy">{remedy}</div>}
    </li>
  );
}
