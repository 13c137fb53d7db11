import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { RadioGroup } from '@stadstegoed/ui/field/choices.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { RecordMoveViewModel } from './record-move.vm.ts';

/** The choice of no category. */
const NONE = 'none';

/** Puts a record in one of the resident's categories, or in none. */
export const Component = observer(function RecordMoveDialog({ params, open, onClose }: DialogProps<'record-move'>) {
  const translate = useTexts();
  const model = usePartModel(RecordMoveViewModel, undefined);
  const id = useId();
  const [chosen, setChosen] = useState(params.categoryId ?? NONE);
  const finish = useEffectEvent(() => {
    params.onChanged();
    onClose();
  });
  useEffect(() => {
    if (model.isDone) finish();
  }, [model.isDone]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={translate('records.move.title')}
      closeLabel={translate('shell.close')}
      footer={
        <CallButton
          appearance="primary"
          busy={model.action.isBusy && translate('records.create.saving')}
          onClick={() => void model.move(params.recordId, chosen === NONE ? null : chosen)}
        >
          {translate('records.create.save')}
        </CallButton>
      }
    >
      <RadioGroup
        id={id}
        label={translate('records.move.label')}
        options={[
          ...params.categories.map(({ id: value, name }) => ({ value, label: name })),
          { value: NONE, label: translate('records.move.none') },
        ]}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
});
