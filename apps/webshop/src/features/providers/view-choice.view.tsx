import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ProvidersViewModel } from './providers.vm.ts';

/** Shows the map in place of the list, or the list again; the filters stay. Both have pages of their own. */
export const ViewChoice = observer(function ViewChoice({ model }: { readonly model: ProvidersViewModel }) {
  const translate = useTexts();
  const { list } = model;
  const { showMap } = list.query;
  const Icon = showMap ? IconList : IconMap;
  return (
    <Button onClick={() => list.narrow({ showMap: !showMap })} icon={<Icon stroke={1.5} aria-hidden="true" />}>
      {translate(showMap ? 'providers.view.list' : 'providers.view.map')}
    </Button>
  );
});
