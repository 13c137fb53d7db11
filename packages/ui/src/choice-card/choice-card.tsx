import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, type ReactNode } from 'react';
import { Anchor } from '../link/link-component.tsx';
import './choice-card.css';

/** The content of all three kinds of choice cards. */
export type ChoiceCardContent = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
};

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

/**
 * A large link, for a choice that navigates immediately. Only the title is the link, and its area covers the card: a
 * screen reader says "link" after each piece of a link around the whole card.
 */
export function ChoiceLink({ href, title, ...content }: ChoiceCardContent & { readonly href: string }) {
  const textId = useId();
  return (
    <div className="stads-choice-card">
      <Content
        {...content}
        textId={textId}
        title={
          <Anchor
            href={href}
            className="stads-choice-card__link"
            aria-describedby={content.text === undefined ? undefined : textId}
          >
            {title}
          </Anchor>
        }
      />
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </div>
  );
}

/** A large button, for a choice with an immediate action. As with `ChoiceLink`, only the title is the button. */
export function ChoiceButton({ onSelect, title, ...content }: ChoiceCardContent & { readonly onSelect: () => void }) {
  const textId = useId();
  return (
    <div className="stads-choice-card">
      <Content
        {...content}
        textId={textId}
        title={
          <button
            type="button"
            className="stads-choice-card__link"
            aria-describedby={content.text === undefined ? undefined : textId}
            onClick={onSelect}
          >
            {title}
          </button>
        }
      />
      <IconChevronRight stroke={1.5} aria-hidden="true" />
    </div>
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

type ContentProps = Omit<ChoiceCardContent, 'title'> & {
  readonly title: ReactNode;
  readonly textId?: string;
};

function Content({ icon, title, text, textId }: ContentProps) {
  return (
    <>
      {icon === undefined ? null : <span className="stads-choice-card__icon">{icon}</span>}
      <span className="stads-choice-card__text">
        <strong>{title}</strong> {text === undefined ? null : <small id={textId}>{text}</small>}
      </span>
    </>
  );
}
