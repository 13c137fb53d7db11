import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { loadMap, MapPlaceholder } from '@stadstegoed/ui/map/map.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../lib/list/list-page.view.tsx';
import { SortChoice } from '../../lib/list/sort-choice.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { useWide } from '../../lib/page/use-wide.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { ProviderRowSkeletons } from './parts/provider-row.tsx';
import { ProviderKinds, ProvidersFilters } from './providers-filters.view.tsx';
import { ProvidersMap } from './providers-map.view.tsx';
import { ORDERS, orderOf, parametersOf, PROVIDERS_QUERY, type ProvidersQuery } from './providers-query.ts';
import { ProvidersResults } from './providers-results.view.tsx';
import { ProvidersViewModel } from './providers.vm.ts';
import { ViewChoice } from './view-choice.view.tsx';
import './providers.css';

export const reads = screenModel(ProvidersViewModel, ({ query, language }) => ({
  asked: PROVIDERS_QUERY.asked(PROVIDERS_QUERY.read(query)),
  language,
}));

/** The filters with a control above the list. */
const IN_SIGHT = ['businessTypeId'] as const;

/** The list and the map of providers with their filters, as one screen (PV-012). */
export const Component = observer(function ProvidersScreen() {
  const translate = useTexts();
  const [address] = useSearchParams();
  const query = PROVIDERS_QUERY.read(address);
  const { showMap, showMenu } = query;
  const model = useScreenModel(reads);
  const isWide = useWide();
  useEffect(() => model.list.setDisplay({ showMenu }), [model, showMenu]);
  useEffect(() => {
    // The map itself says when its library cannot be fetched.
    if (showMap) loadMap().catch(() => undefined);
  }, [showMap]);
  return (
    <div className="container page">
      <PageHead title={translate('providers.title')} lead={translate('providers.intro')} />
      <ListPage
        list={model.list}
        hasColumn={false}
        chips={<ProviderKinds model={model} />}
        inSight={IN_SIGHT}
        pageOf={(page) => page}
        filters={
          <ProvidersFilters model={model}>
            {isWide ? null : (
              <FieldGroup id="providers-order" label={translate('shell.list.order')} optionalText="">
                <ProviderOrder model={model} />
              </FieldGroup>
            )}
          </ProvidersFilters>
        }
        filterLabel={(name) => filterLabel(name, model, translate)}
        results={(page) =>
          page.onMap === null ? (
            <ProvidersResults model={model} page={page} />
          ) : (
            <div className="providers-map">
              <ProvidersMap model={model} providers={page.onMap} />
              <ProvidersResults model={model} page={page} />
            </div>
          )
        }
        skeleton={
          <div className={showMap ? 'providers-map' : undefined}>
            {showMap ? <MapPlaceholder /> : null}
            <ProviderRowSkeletons count={6} />
          </div>
        }
        tools={
          <>
            {isWide ? <ProviderOrder model={model} /> : null}
            {model.hasMap ? <ViewChoice model={model} /> : null}
          </>
        }
        texts={{
          count: (count) => translate('providers.count', { count }),
          showResults: (count) => translate('providers.showResults', { count }),
          failed: translate('providers.failed'),
          empty: {
            title: translate('providers.none.title'),
            text: translate('providers.none.empty'),
            filteredText: emptySentence(model, translate),
          },
        }}
      />
    </div>
  );
});

const ProviderOrder = observer(function ProviderOrder({ model }: { readonly model: ProvidersViewModel }) {
  const translate = useTexts();
  return (
    <SortChoice
      options={ORDERS.map((value) => ({ value, label: translate(`providers.order.${value}`) }))}
      value={orderOf(model.list.query)}
      onChange={(order) => model.list.narrow(parametersOf(order))}
    />
  );
});

/** Which filters emptied the list, and what to do. */
function emptySentence(model: ProvidersViewModel, translate: Translate): string {
  const { activeFilters } = model.list;
  const chosen = activeFilters.map((name) => filterLabel(name, model, translate)).join(', ');
  const advice = activeFilters.includes('distance') ? 'providers.none.further' : 'providers.none.loosen';
  return `${translate('providers.none.filtered', { chosen })} ${translate(advice)}`;
}

function filterLabel(name: keyof ProvidersQuery, model: ProvidersViewModel, translate: Translate): string {
  const { query } = model.list;
  switch (name) {
    case 'q':
      return translate('providers.searchChip', { text: query.q });
    case 'fundId':
      return nameOf(query.fundId, model.funds.value) ?? translate('providers.fundId');
    case 'businessTypeId':
      return nameOf(query.businessTypeId, model.businessTypes.value) ?? translate('providers.businessTypeId');
    case 'categoryId':
      return nameOf(query.categoryId, model.categories.value) ?? translate('providers.categoryId');
    case 'distance':
      return translate('offices.distance.chip', { distance: query.distance ?? '' });
    default:
      return '';
  }
}

function nameOf(id: string, options: readonly { readonly id: string; readonly name: string }[] | null) {
  return options?.find((option) => option.id === id)?.name;
}
