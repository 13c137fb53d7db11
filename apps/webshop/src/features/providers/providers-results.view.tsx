import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Provider } from '@stadstegoed/core/providers/provider.ts';
import { observer } from 'mobx-react-lite';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { officeOfRow } from './parts/main-office.ts';
import { ProviderRow } from './parts/provider-row.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';
import type { ShownProviders } from './shown-providers.ts';

/** The providers of one page. */
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
          chosen={provider.id === model.chosen?.id}
          eager={index < 4}
          actions={isBesideMap ? <ShowOnMap model={model} provider={provider} /> : null}
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

/** Chooses the pin of a provider, so that everything on the map can be done in the list. */
const ShowOnMap = observer(function ShowOnMap(props: { model: ProvidersViewModel; provider: Provider }) {
  const { model, provider } = props;
  const translate = useTexts();
  const located = provider.offices.filter(({ position }) => position !== null);
  const office = officeOfRow(located, model.near.position);
  if (office === null) return null;
  return (
    <button
      type="button"
      className="office-link provider-row__button"
      aria-pressed={provider.id === model.chosen?.id}
      onClick={() => model.choose(office.id)}
    >
      <IconMapPin size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('providers.showOnMap')}</span>
      <span className="visually-hidden">
        {'\u00a0'}
        <NameText name={provider.name} kind="provider" />
      </span>
    </button>
  );
});
