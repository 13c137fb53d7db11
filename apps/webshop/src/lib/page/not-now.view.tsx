import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { PutOffFunds } from '@stadstegoed/core/sign-in/put-off-funds.port.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Navigation } from '../app/app-ports.ts';
import { useService } from '../view-model/use-view-model.ts';
import { useTexts } from '../texts/texts.ts';

/** "Niet nu" on the page of a fund to which a sign-in without a goal led; it leads home (reading 53). */
export function NotNow({ fundId }: { readonly fundId: string }) {
  const translate = useTexts();
  const putOff = useService(PutOffFunds);
  const navigation = useService(Navigation);
  if (!putOff.isLedTo(fundId)) return null;
  const handleClick = (): void => {
    putOff.putOff();
    navigation.go(goTo('home', {}));
  };
  return (
    <div className="actions">
      <Button appearance="subtle" onClick={handleClick}>
        {translate('shell.notNow')}
      </Button>
    </div>
  );
}
