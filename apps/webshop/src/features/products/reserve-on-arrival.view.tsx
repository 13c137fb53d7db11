import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Navigation } from '../../lib/app/app-ports.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { Session } from '../../lib/app/session.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { ProductViewModel } from './product.vm.ts';
import { canReserve, openReserve } from './reserve-action.view.tsx';

/**
 * Opens the dialog for a resident who signed in to reserve this offer. Takes the parameter out
 * of the address, so that a reload does not open it again.
 */
export const ReserveOnArrival = observer(function ReserveOnArrival({
  id,
  model,
}: {
  readonly id: string;
  readonly model: ProductViewModel;
}) {
  const [query] = useSearchParams();
  const { isSignedIn } = useService(Session);
  const [dialogs, navigation] = [useService(Dialogs), useService(Navigation)];
  const product = model.product.value;
  const isRead = product !== null || model.isMissing;
  const isAsked = query.get('reserve') === '1' && isSignedIn;
  useEffect(() => {
    if (!isAsked || !isRead) return;
    navigation.go(goTo('product', { id }), { replace: true, keepScroll: true });
    if (product !== null && canReserve(product)) openReserve(dialogs, model, product.id);
  }, [id, isAsked, isRead, product, model, dialogs, navigation]);
  return null;
});
