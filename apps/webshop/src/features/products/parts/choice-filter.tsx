import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts/texts.ts';
import './filters.css';

/** The number of choices at the top that show at once. */
const SHOWN_FIRST = 6;

export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  /** The depth in a tree; 0 without one. */
  readonly level?: number;
}

export interface ChoiceFilterProps {
  /** Begins the ids. */
  readonly id: string;
  readonly label: string;
  /** The choice that does not filter, such as "Alle soorten". */
  readonly allLabel: string;
  readonly choices: readonly FilterChoice[];
  /** The id of the choice; empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Whether the platform gives the names in the language of the page, as those of categories. */
  readonly isTranslated?: boolean;
}

/** A filter with one choice out of a few, such as the fund or the category. Nothing when there is nothing to choose. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { id, label, choices, value, onChange } = props;
  const translate = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  if (choices.length < 2 && value === '') return null;
  const tops = choices.filter(({ level = 0 }) => level === 0);
  const shown = showsAll ? choices : firstChoices(choices, value);
  return (
    <FieldGroup id={id} label={label} optionalText="">
      <Choice {...props} choice={{ id: '', name: props.allLabel }} index={0} />
      {shown.map((choice, index) => (
        <Choice
          key={choice.id}
          {...props}
          choice={choice}
          index={index + 1}
          isOn={choice.id === value}
          onChange={onChange}
        />
      ))}
      {shown.length === choices.length ? null : (
        <button type="button" className="filter-more" onClick={() => setShowsAll(true)}>
          {translate('products.filters.showAll', { count: tops.length })}
        </button>
      )}
    </FieldGroup>
  );
}

function Choice(
  props: ChoiceFilterProps & { readonly choice: FilterChoice; readonly index: number; readonly isOn?: boolean },
) {
  const { id, choice, index, value, onChange } = props;
  return (
    <label className={`stads-check filter-choice filter-choice--${Math.min(choice.level ?? 0, 3)}`}>
      <input
        type="radio"
        id={index === 0 ? id : `${id}-${index}`}
        name={id}
        checked={props.isOn ?? value === choice.id}
        onChange={() => onChange(choice.id)}
      />
      <span className="stads-check__text">
        {choice.id === '' || props.isTranslated ? choice.name : <ContentText>{choice.name}</ContentText>}
      </span>
    </label>
  );
}

/** The first choices at the top with what is below them, and the chosen one wherever it stands. */
function firstChoices(choices: readonly FilterChoice[], value: string): readonly FilterChoice[] {
  const numbered = choices.reduce<readonly (readonly [FilterChoice, number])[]>((all, choice) => {
    const before = all.at(-1)?.[1] ?? 0;
    return [...all, [choice, (choice.level ?? 0) === 0 ? before + 1 : before]];
  }, []);
  const chosenTop = numbered.find(([choice]) => choice.id === value)?.[1];
  return numbered.filter(([, top]) => top <= SHOWN_FIRST || top === chosenTop).map(([choice]) => choice);
}
