import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../../lib/page/texts.ts';
import type { OwnRequests } from '../own-requests.ts';

/** Says that the state of the resident's requests could not be read: a question of the municipality may be among it. */
export const RequestsFailure = observer(function RequestsFailure(props: { readonly from: OwnRequests }) {
  const translate = useTexts();
  const { state, failure, retry } = props.from.progress;
  return (
    <>
      {state !== 'failed' || failure === null ? null : (
        <LoadFailure failure={failure} title={translate('funds.requestsFailed')} onRetry={() => void retry()} />
      )}
      <LongWaitNote isWaiting={state === 'loading'} />
    </>
  );
});
