import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';

/**
 * The rest has to be paid before the product is reserved. The resident sees this on the way to the payment page and when she comes
 * back from it by Back; nothing can be sent again here, and the page of the reservation says what is true.
 */
export const ReserveToPay = observer(function ReserveToPay({ model }: { readonly model: ReserveProductViewModel }) {
  const translate = useTexts();
  const isLeaving = model.toPay?.url != null && model.action.problem === null;
  return (
    <>
      <p className="text-subtle" role="status">
        {translate(isLeaving ? 'reservations.reserve.toPay.leaving' : 'reservations.reserve.toPay.waiting')}
      </p>
      <p className="text-subtle">{translate('reservations.reserve.toPay.text')}</p>
      <ActionProblem action={model.action} />
    </>
  );
});

/** Leads to the page of the reservation. */
export const ReserveToPayActions = observer(function ReserveToPayActions(props: {
  readonly model: ReserveProductViewModel;
  readonly onClose: () => void;
}) {
  const translate = useTexts();
  const href = useHref();
  const { toPay } = props.model;
  if (toPay === null) return null;
  return (
    <>
      <ButtonLink appearance="primary" href={href(goTo('reservation', { id: toPay.id }))}>
        {translate('reservations.reserve.toPay.open')}
      </ButtonLink>
      <Button appearance="subtle" onClick={props.onClose}>
        {translate('shell.close')}
      </Button>
    </>
  );
});
