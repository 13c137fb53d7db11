import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { MissingScreen } from '../../../lib/page/missing-screen.view.tsx';

/** Shown for a fund that does not exist. */
export function MissingFund() {
  return (
    <MissingScreen
      title="funds.fund.missing.title"
      text="funds.fund.missing.text"
      button="funds.fund.missing.toList"
      to={goTo('funds', {})}
      live="alert"
    />
  );
}
