import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { DISTANCES, parseDistance, type Distance } from '@stadstegoed/core/providers/distance-filter.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Select } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import type { NearPlace } from '../../../lib/list/near-place.ts';
import { FormField } from '../../../lib/form/observed-field.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import './office.css';

export interface DistanceFilterProps {
  readonly near: NearPlace;
  /** The distance in the address of the list. */
  readonly distance: Distance | null;
  /** Begins the ids of the fields; both the column and the drawer can be in the document. */
  readonly idPrefix: string;
}

/**
 * The filter by distance from a postcode. A wrong postcode is told at its field. The device is asked for its place only
 * after a press.
 */
export const DistanceFilter = observer(function DistanceFilter(props: DistanceFilterProps) {
  const { near, distance, idPrefix } = props;
  const translate = useTexts();
  const options = [
    ...DISTANCES.map((value) => ({
      value: String(value),
      label: translate('offices.distance.option', { distance: value }),
    })),
    { value: '', label: translate('offices.distance.anywhere') },
  ];
  return (
    <FieldGroup id={`${idPrefix}-near`} label={translate('offices.distance.title')} optionalText="">
      <PostcodeField near={near} id={`${idPrefix}-postcode`} />
      <Button
        appearance="subtle"
        className="office-locate"
        icon={<IconCurrentLocation size={20} stroke={1.5} aria-hidden="true" />}
        busy={near.isAsking && translate('offices.locate.busy')}
        onClick={() => void near.useDevice()}
      >
        {translate('offices.locate')}
      </Button>
      <PlaceNote near={near} />
      <FormField id={`${idPrefix}-distance`} label={translate('offices.distance.within')} optionalText="">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={distance === null ? '' : String(distance)}
            onChange={(value) => near.choose(parseDistance(value))}
          />
        )}
      </FormField>
    </FieldGroup>
  );
});

/** The field for the postcode; used at Enter and when it is left. */
const PostcodeField = observer(function PostcodeField(props: { readonly near: NearPlace; readonly id: string }) {
  const { near, id } = props;
  const translate = useTexts();
  return (
    <FormField
      id={id}
      label={translate('offices.postcode')}
      optionalText=""
      error={near.error === null ? undefined : translate(`offices.postcode.${near.error}`)}
    >
      {(control) => (
        <TextInput
          {...control}
          width="short"
          autoComplete="postal-code"
          value={near.typed}
          onChange={near.type}
          onBlur={near.use}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            near.use();
          }}
        />
      )}
    </FormField>
  );
});

/** Why no place was found, and what still works. */
const PlaceNote = observer(function PlaceNote({ near }: { readonly near: NearPlace }) {
  const translate = useTexts();
  return (
    <p className="text-sm" aria-live="polite">
      {near.problem === null ? '' : translate(`offices.problem.${near.problem}`)}
    </p>
  );
});
