import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import type { OwnRequests } from '../own-requests.shared.vm.ts';

/** Says that the state of the resident's requests could not be read: a question of the municipality may be among it. */
export const RequestsFailure = observer(function RequestsFailure(props: { readonly from: OwnRequests }) {
  const translate = useTexts();
  const { failed, isReading } = props.from;
  return (
    <>
      {failed === null || failed.failure === null ? null : (
        <LoadFailure
          failure={failed.failure}
          title={translate('funds.requestsFailed')}
          onRetry={() => void failed.retry()}
        />
      )}
      <LongWaitNote isWaiting={isReading} />
    </>
  );
});
