import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../app/settings.ts';
import { useService } from '../view-model/use-view-model.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** Shows a link only when this deployment has its screen, and something else, such as the name alone, when it has not. */
export const IfScreenEnabled = observer(function IfScreenEnabled(props: {
  readonly screen: ScreenName;
  readonly otherwise?: Elements;
  readonly children: Elements;
}) {
  const settings = useService(Settings);
  return isScreenAvailable(props.screen, settings) ? props.children : (props.otherwise ?? null);
});
