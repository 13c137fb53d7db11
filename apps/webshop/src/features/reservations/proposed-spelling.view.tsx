import { isPlain, plainSpelling } from '@stadstegoed/core/shared/plain-spelling.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import type { Form } from '../../lib/form/form.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReserveValues } from './reserve-form.ts';

/** Below a street or a town that the platform refused for its signs: what it takes, and such a spelling to accept with one press. */
export const ProposedSpelling = observer(function ProposedSpelling(props: {
  readonly form: Form<ReserveValues>;
  readonly name: 'street' | 'city';
  /** The id of the control, which gets the focus when the offer is accepted and disappears. */
  readonly id: string;
}) {
  const { form, name, id } = props;
  const translate = useTexts();
  const typed = form.values[name];
  if (form.errorsOf(name).length === 0 || isPlain(typed)) return null;
  const spelling = plainSpelling(typed);
  const handlePress = () => {
    form.set(name, spelling ?? typed);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <p>{translate('reservations.notes.plain')}</p>
      {spelling === null ? null : (
        <Button appearance="secondary" onClick={handlePress}>
          {translate('reservations.notes.plainUse', { spelling })}
        </Button>
      )}
    </>
  );
});
