import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Anchor } from '../link/link-component.tsx';
import { StepBar } from './step-bar.tsx';
import './step-list.css';

/** An explanation in numbered steps. */
export function StepList(props: { readonly steps: readonly { readonly title: string; readonly text?: ReactNode }[] }) {
  return (
    <ol className="stads-step-list">
      {props.steps.map((step) => (
        <li key={step.title}>
          <strong>{step.title}</strong>
          {step.text === undefined ? null : <p>{step.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** A step of a wizard. The visitor can go back to steps that are done. */
export type WizardStep = {
  readonly id: string | number;
  readonly title: string;
  readonly state: 'done' | 'current' | 'todo';
  /** The URL of a step that is done. */
  readonly href?: string | undefined;
  /** Goes back to a step that is done, when steps have no URL. */
  readonly onSelect?: (() => void) | undefined;
};

export type WizardStepsProps = {
  /** The accessible name of the list, "Stappen". */
  readonly label: string;
  /** "Stap 3 van 6", shown above the bar on a phone. */
  readonly position: string;
  /** The id of the position, with which the heading of the step is described. */
  readonly positionId?: string | undefined;
  /** The screen reader text of a step that is done, "Klaar". */
  readonly doneLabel: string;
  readonly steps: readonly WizardStep[];
};

/** The progress in a wizard: a list next to the page, or a bar above it on a phone. Later steps are not links. */
export function WizardSteps(props: WizardStepsProps) {
  return (
    <nav className="stads-wizard-steps" aria-label={props.label}>
      <p id={props.positionId} className="stads-wizard-steps__position">
        {props.position}
      </p>
      <StepBar step={props.steps.findIndex(({ state }) => state === 'current') + 1} of={props.steps.length} />
      <ol>
        {props.steps.map((step, index) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <StepTarget step={step}>
              <span className="stads-wizard-steps__dot" aria-hidden="true">
                {step.state === 'done' ? <IconCheck size={20} stroke={2.25} /> : index + 1}
              </span>
              <span>
                <span>{step.title}</span>{' '}
                {step.state === 'done' ? <span className="visually-hidden">{`(${props.doneLabel})`}</span> : null}
              </span>
            </StepTarget>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepTarget(props: { readonly step: WizardStep; readonly children: ReactNode }) {
  const { href, onSelect, state } = props.step;
  if (state === 'done' && href !== undefined) return <Anchor href={href}>{props.children}</Anchor>;
  if (state === 'done' && onSelect !== undefined) {
    return (
      <button type="button" onClick={onSelect}>
        {props.children}
      </button>
    );
  }
  return <span className="stads-wizard-steps__step">{props.children}</span>;
}
