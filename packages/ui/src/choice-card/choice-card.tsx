import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Anchor } from '../link/link-component.tsx';
import './choice-card.css';

/** The content of all three kinds of choice cards. */
export type ChoiceCardContent = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
};

/** Props of a radio button card. */
export type ChoiceCardProps = ChoiceCardContent & {
  /** The id of the control; the first card of a group has the id of the group, for the link in the error summary. */
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
};

/** A large radio button. Put the cards of one question in a `FieldGroup`. */
export function ChoiceCard({ id, name, value, checked, onChange, ...content }: ChoiceCardProps) {
  return (
    <label className="stads-choice-card">
      <Content {...content} />
      <input type="radio" id={id} name={name} value={value} checked={checked} onChange={() => onChange(value)} />
    </label>
  );
}

/** A large link, for a choice that navigates immediately. */
export function ChoiceLink({ href, ...content }: ChoiceCardContent & { readonly href: string }) {
  return (
    <Anchor href={href} className="stads-choice-card">
      <Content {...content} />
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </Anchor>
  );
}

/** A large button, for a choice with an immediate action. */
export function ChoiceButton({ onSelect, ...content }: ChoiceCardContent & { readonly onSelect: () => void }) {
  return (
    <button type="button" className="stads-choice-card" onClick={onSelect}>
      <Content {...content} />
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </button>
  );
}

/** The placeholder of the DigiD logo; a deployment replaces it with the official logo. */
export function DigidMark() {
  return (
    <span className="stads-digid-mark" aria-hidden="true">
      DigiD
    </span>
  );
}

function Content({ icon, title, text }: ChoiceCardContent) {
  return (
    <>
      {icon === undefined ? null : <span className="stads-choice-card__icon">{icon}</span>}
      <span className="stads-choice-card__text">
        <strong>{title}</strong> {text === undefined ? null : <small>{text}</small>}
      </span>
    </>
  );
}
