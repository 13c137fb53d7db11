import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './chip.css';
import type { Elements } from '../elements.ts';

/** A toggle with immediate effect, such as list or map. */
export function ToggleChip(props: {
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
  readonly icon?: Elements;
  /** How many things it shows. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="stads-chip"
      aria-pressed={props.pressed}
      onClick={() => props.onToggle(!props.pressed)}
    >
      {props.icon}
      <span>{props.children}</span>
      {props.count === undefined ? null : <span className="figures">{` ${props.count}`}</span>}
    </button>
  );
}

/** An active filter; a click removes it. */
export function RemovableChip(props: {
  readonly label: string;
  /** The accessible name of the button, "Verwijder het filter Sport". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames('stads-chip', 'stads-chip--removable')}
      aria-label={props.removeLabel}
      onClick={props.onRemove}
    >
      <span>{props.label}</span>
      <IconX size={20} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

/** A row of chips that scrolls sideways on a phone. */
export function Chips(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="stads-chips" aria-label={props.label}>
      {props.children}
    </fieldset>
  );
}
