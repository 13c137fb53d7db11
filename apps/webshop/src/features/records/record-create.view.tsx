import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { MissingScreen } from '../../lib/page/missing-screen.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { RecordsFrame } from './records-frame.view.tsx';
import { RecordCreateViewModel } from './record-create.vm.ts';
import { RecordTypeStep } from './record-type-step.view.tsx';
import { RecordValueStep } from './record-value-step.view.tsx';

export const reads = screenModel(RecordCreateViewModel, ({ query, language }) => ({
  typeKey: query.get('type'),
  language,
}));

/** Adding a record in two steps (RC-004). */
export const Component = observer(function RecordCreateScreen() {
  const translate = useTexts();
  const [query] = useSearchParams();
  const typeKey = query.get('type');
  const model = useScreenModel(reads);
  const isUnknown = typeKey !== null && model.types.value !== null && model.type === null;
  return (
    <RecordsFrame
      between={[{ to: goTo('records', {}), label: translate('records.list.title') }]}
      current={translate('records.create.title')}
    >
      <Loaded from={model.types} skeleton={<SkeletonRows count={4} />} heading={translate('records.create.title')}>
        {(types) =>
          isUnknown ? (
            <UnknownType />
          ) : model.type === null ? (
            <RecordTypeStep types={types} model={model} />
          ) : (
            <RecordValueStep key={model.type.key} type={model.type} model={model} />
          )
        }
      </Loaded>
    </RecordsFrame>
  );
});

/** Shown for a type in the address that residents cannot add. */
function UnknownType() {
  return (
    <MissingScreen
      title="records.create.unknownType"
      text="records.create.unknownTypeText"
      button="records.create.otherType"
      to={goTo('record-create', {})}
      live="alert"
    />
  );
}
