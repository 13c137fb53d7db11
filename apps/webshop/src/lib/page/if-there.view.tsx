import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isThere } from '../../routes/is-there.ts';
import { Settings } from '../app/settings.ts';
import { useService } from '../app/use-view-model.ts';

/** Shows a link only when this deployment has its screen, and something else, such as the name alone, when it has not. */
export const IfThere = observer(function IfThere(props: {
  readonly screen: ScreenName;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}) {
  const settings = useService(Settings);
  return isThere(props.screen, settings) ? props.children : (props.otherwise ?? null);
});
