import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { FormField } from '../form/observed-field.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The part of a `List` that a search uses. */
interface SearchedList {
  readonly searchText: string;
  readonly type: (typed: string) => void;
  readonly searchNow: () => void;
}

export interface ListSearchProps {
  readonly list: SearchedList;
  /** The id of the search field. The filters can be on the page twice, so it differs per place. */
  readonly id: string;
  /** The name of the search and of its field. */
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly className: string;
  /** The other filters. */
  readonly children: Elements;
}

/** The filters of a list: the search field, whose text applies a moment after typing, and the other filters. */
export const ListSearch = observer(function ListSearch(props: ListSearchProps) {
  const { list, id, label, hint, maxLength, className, children } = props;
  return (
    <form
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        list.searchNow();
      }}
    >
      <FormField id={id} label={label} hint={hint} optionalText="">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            enterKeyHint="search"
            maxLength={maxLength}
            value={list.searchText}
            onChange={list.type}
          />
        )}
      </FormField>
      {children}
    </form>
  );
});
