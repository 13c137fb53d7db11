import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { CountBadge } from '@stadstegoed/ui/badge/badge.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Chips, RemovableChip } from '@stadstegoed/ui/chip/chip.tsx';
import { Drawer } from '@stadstegoed/ui/dialog/dialog.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { List, ListQuery, NameOf } from './list.ts';
import { useTexts } from '../texts/texts.ts';

type DrawerQuery = ListQuery & { readonly showMenu: boolean };

/**
 * A button that clears all filters; shown only while one is active. Type assertion: `observer` loses the type parameters
 * of a generic component.
 */
export const ClearFilters = observer(function ClearFilters<Query extends ListQuery, Shown>(props: {
  readonly list: List<Query, Shown>;
  readonly asButton?: boolean;
}) {
  const translate = useTexts();
  if (props.list.activeFilters.length === 0) return null;
  return (
    <Button
      appearance={props.asButton ? 'secondary' : 'subtle'}
      className={props.asButton ? undefined : 'list-filters__clear'}
      onClick={() => props.list.clear()}
    >
      {translate('shell.list.clear')}
    </Button>
  );
}) as <Query extends ListQuery, Shown>(props: {
  readonly list: List<Query, Shown>;
  readonly asButton?: boolean;
}) => ReactNode;

interface ActiveFiltersProps<Query extends ListQuery, Shown> {
  readonly list: List<Query, Shown>;
  readonly names: readonly NameOf<Query>[];
  readonly labelOf: (name: NameOf<Query>) => string;
}

/** The active filters, each with a button that removes it. Type assertion: as above. */
export const ActiveFilters = observer(function ActiveFilters<Query extends ListQuery, Shown>(
  props: ActiveFiltersProps<Query, Shown>,
) {
  const translate = useTexts();
  const { list, names, labelOf } = props;
  if (names.length === 0) return null;
  return (
    <div className="list-chips">
      <Chips label={translate('shell.list.active')}>
        {names.map((name) => (
          <RemovableChip
            key={name}
            label={labelOf(name)}
            removeLabel={translate('shell.list.remove', { name: labelOf(name) })}
            onRemove={() => list.clear([name])}
          />
        ))}
      </Chips>
    </div>
  );
}) as <Query extends ListQuery, Shown>(props: ActiveFiltersProps<Query, Shown>) => ReactNode;

interface FilterDrawerProps<Query extends DrawerQuery, Shown> {
  readonly list: List<Query, Shown>;
  /** The number of active filters in the drawer. */
  readonly count: number;
  /** The text of the button that closes the drawer. */
  readonly showResults: string;
  readonly children: ReactNode;
}

/** The filters in a drawer, where they have no column. Its state is in the address, so that a link can open it. Type assertion: as above. */
export const FilterDrawer = observer(function FilterDrawer<Query extends DrawerQuery, Shown>(
  props: FilterDrawerProps<Query, Shown>,
) {
  const { list, count, showResults, children } = props;
  const translate = useTexts();
  const open = list.query.showMenu;
  const setOpen = (showMenu: boolean) => list.show(showMenuIs<Query>(showMenu));
  return (
    <>
      <Button
        icon={<IconAdjustmentsHorizontal stroke={1.5} aria-hidden="true" />}
        iconEnd={
          count === 0 ? null : (
            <>
              <span aria-hidden="true">
                <CountBadge count={count} />
              </span>
              <span className="visually-hidden">{translate('shell.list.filtersOn', { count })}</span>
            </>
          )
        }
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {translate('shell.list.filters')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={translate('shell.list.filters')}
        closeLabel={translate('shell.close')}
        footer={
          <>
            <Button appearance="primary" onClick={() => setOpen(false)}>
              {showResults}
            </Button>
            <ClearFilters list={list} asButton />
          </>
        }
      >
        {open ? children : null}
      </Drawer>
    </>
  );
}) as <Query extends DrawerQuery, Shown>(props: FilterDrawerProps<Query, Shown>) => ReactNode;

/** Type assertion: the compiler cannot see that `{ showMenu }` fits every query type with `showMenu`. */
function showMenuIs<Query extends DrawerQuery>(showMenu: boolean): Partial<Query> {
  return { showMenu } as Partial<Query>;
}
