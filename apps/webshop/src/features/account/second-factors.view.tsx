import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import { phoneEnd, type SecondFactor, type SecondFactors as State } from '@stadstegoed/core/account/second-factor.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { SecondFactorsViewModel } from './second-factors.vm.ts';

/** The second factors of the resident; nothing on a platform without them. */
export const SecondFactorsView = observer(function SecondFactorsView() {
  const translate = useTexts();
  const model = usePartModel(SecondFactorsViewModel, undefined);
  return (
    <Loaded from={model.state} skeleton={<></>} failedTitle={translate('account.factor.failed')}>
      {(state) => (state === null ? <></> : <Factors model={model} state={state} />)}
    </Loaded>
  );
});

function Factors({ model, state }: { readonly model: SecondFactorsViewModel; readonly state: State }) {
  const translate = useTexts();
  const nameOf = (factor: SecondFactor) =>
    factor.app ?? translate('account.factor.number', { digits: phoneEnd(factor) });
  return (
    <section className="account-section stads-card stads-card--line stads-card--padded stack">
      <div>
        <Heading level={2} size={4}>
          {translate('account.factor.title')}
        </Heading>
        <p className="text-sm text-subtle">{translate('account.factor.text')}</p>
      </div>
      {state.active.length === 0 ? null : (
        <ul>
          {state.active.map((factor) => (
            <li key={factor.id} className="account-device">
              <span className="account-icon" aria-hidden="true">
                {factor.kind === 'app' ? <IconShieldLock stroke={1.5} /> : <IconDeviceMobileMessage stroke={1.5} />}
              </span>
              <div className="account-device__name">{translate(`account.factor.by.${factor.kind}`)}</div>
              <p className="account-device__facts">{nameOf(factor)}</p>
              <span className="account-device__end">
                <Button onClick={() => model.remove(factor)}>
                  <span>{translate('account.factor.remove')}</span>{' '}
                  <span className="visually-hidden">{nameOf(factor)}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {state.addable.map((kind) => (
          <Button key={kind} onClick={() => model.add(kind, state)}>
            {translate(`account.factor.add.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
