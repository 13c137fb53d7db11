import { observer } from 'mobx-react-lite';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { ProviderRow } from './parts/provider-row.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';
import type { ShownProviders } from './shown-providers.ts';

export const ProvidersResults = observer(function ProvidersResults(props: {
  model: ProvidersViewModel;
  page: ShownProviders;
}) {
  const { model, page } = props;
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const { position } = model.near;
  const isBesideMap = page.onMap !== null;
  return (
    <ul
      className={isBesideMap ? 'provider-rows' : 'provider-rows provider-rows--wide'}
      aria-label={translate('providers.label')}
    >
      {page.items.map((provider, index) => (
        <ProviderRow
          key={provider.id}
          provider={provider}
          from={position}
          chosenOffice={provider.offices.find(({ id }) => id === model.chosenOfficeId) ?? null}
          eager={index < 4}
          onMark={model.mark}
          onAllOffices={() =>
            dialogs.open('offices-list', {
              providerName: provider.name,
              offices: provider.offices,
              from: position,
            })
          }
        />
      ))}
    </ul>
  );
});
