import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { useTexts } from '../texts/texts.ts';

/** The layout of a list: rows or a grid. */
export type ListDisplay = 'list' | 'grid';

/** Chooses between list and grid; hidden on a phone, which always shows one column. */
export function DisplayChoice(props: {
  readonly display: ListDisplay;
  readonly onChoose: (display: ListDisplay) => void;
}) {
  const translate = useTexts();
  return (
    <div className="desktop-only">
      <Chips label={translate('shell.list.display')}>
        <ToggleChip
          pressed={props.display === 'list'}
          onToggle={() => props.onChoose('list')}
          icon={<IconList size={20} stroke={1.5} aria-hidden="true" />}
        >
          {translate('shell.list.displayList')}
        </ToggleChip>
        <ToggleChip
          pressed={props.display === 'grid'}
          onToggle={() => props.onChoose('grid')}
          icon={<IconLayoutGrid size={20} stroke={1.5} aria-hidden="true" />}
        >
          {translate('shell.list.displayGrid')}
        </ToggleChip>
      </Chips>
    </div>
  );
}
