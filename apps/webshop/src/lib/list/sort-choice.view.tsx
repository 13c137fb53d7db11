import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { useTexts } from '../texts/texts.ts';

/** The choice of the order of a list. On a phone the chosen order speaks for itself. */
export function SortChoice<V extends string>(props: {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (order: V) => void;
}) {
  const translate = useTexts();
  const label = translate('shell.list.order');
  return (
    <div className="list-sort">
      <span className="desktop-only" aria-hidden="true">
        {label}
      </span>
      <Select aria-label={label} {...props} />
    </div>
  );
}
