import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { FundsViewModel } from './funds.vm.ts';

/** The subjects of the funds, of which several can be on. The row keeps its height while they are read. */
export const FundsSubjects = observer(function FundsSubjects({ model }: { readonly model: FundsViewModel }) {
  const translate = useTexts();
  const { tags, list } = model;
  const subjects = tags.value ?? [];
  return (
    <>
      {tags.isFirstLoad || subjects.length > 0 ? (
        <div className="funds-subjects">
          {subjects.length === 0 ? null : (
            <Chips label={translate('funds.list.tag')}>
              <ToggleChip pressed={list.query.tagId === ''} onToggle={() => list.narrow({ tagId: '' })}>
                {translate('funds.list.allTags')}
              </ToggleChip>
              {subjects.map(({ id, name }) => (
                <ToggleChip
                  key={id}
                  pressed={model.isOn('tagId', id)}
                  onToggle={(isOn) => model.check('tagId', id, isOn)}
                >
                  <ContentText>{name}</ContentText>
                </ToggleChip>
              ))}
            </Chips>
          )}
        </div>
      ) : null}
      <OptionsState
        from={[tags]}
        title={translate('funds.list.filtersFailed')}
        onRetry={model.loadOptions}
        isTold={list.results.state === 'failed'}
      />
    </>
  );
});
