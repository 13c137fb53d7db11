import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ProvidersViewModel } from './providers.vm.ts';

/** Shows the list or the map; the filters stay. */
export const ViewChoice = observer(function ViewChoice({ model }: { readonly model: ProvidersViewModel }) {
  const translate = useTexts();
  const { showMap } = model.list.query;
  return (
    <Chips label={translate('shell.list.display')}>
      <ToggleChip
        pressed={!showMap}
        onToggle={() => show(model, false)}
        icon={<IconList size={20} stroke={1.5} aria-hidden="true" />}
      >
        {translate('providers.view.list')}
      </ToggleChip>
      <ToggleChip
        pressed={showMap}
        onToggle={() => show(model, true)}
        icon={<IconMap size={20} stroke={1.5} aria-hidden="true" />}
      >
        {translate('providers.view.map')}
      </ToggleChip>
    </Chips>
  );
});

/** Both have pages of their own, so that the first page is shown. */
function show({ list }: ProvidersViewModel, showMap: boolean): void {
  if (showMap !== list.query.showMap) list.narrow({ showMap });
}
