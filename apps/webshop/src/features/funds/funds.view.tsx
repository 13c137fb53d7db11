import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DisplayChoice } from '../../support/list-display.view.tsx';
import { ListPage } from '../../support/list-page.view.tsx';
import { PageHead } from '../../support/page-head.view.tsx';
import { Session } from '../../support/session.ts';
import { useTexts, type Translate } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useService, useViewModel } from '../../support/use-view-model.ts';
import { FundsFilters } from './funds-filters.view.tsx';
import { FUNDS_QUERY, type FilterName, type FundsQuery } from './funds-query.ts';
import { FundsResults } from './funds-results.view.tsx';
import { FundsViewModel } from './funds.vm.ts';
import { FundRowSkeletons } from './parts/fund-row.tsx';
import './funds.css';

/** The list of funds with its filters (1 §2). */
export const Component = observer(function FundsScreen() {
  const { isSignedIn: signedIn } = useService(Session);
  const language = useLanguage();
  const translate = useTexts();
  const [address] = useSearchParams();
  const query = FUNDS_QUERY.read(address);
  const { display, showMenu } = query;
  const model = useViewModel(FundsViewModel, { asked: FUNDS_QUERY.asked(query), language, signedIn });
  useEffect(() => model.list.setDisplay({ display, showMenu }), [model, display, showMenu]);
  return (
    <div className="container funds-page">
      <PageHead title={translate('funds.list.title')} lead={translate('funds.list.intro')} />
      <ListPage
        list={model.list}
        pageOf={(page) => page}
        filters={(place) => <FundsFilters model={model} place={place} />}
        filterLabel={(name) => filterLabel(name, model, translate)}
        results={(page) => <FundsResults model={model} page={page} display={display} />}
        skeleton={<FundRowSkeletons count={4} />}
        tools={<DisplayChoice display={display} onChoose={(chosen) => model.list.show({ display: chosen })} />}
        texts={{
          count: (count) => translate('funds.list.count', { count }),
          showResults: (count) => translate('funds.list.showResults', { count }),
          failed: translate('funds.list.failed'),
          empty: {
            title: translate('funds.list.none.title'),
            text: translate('funds.list.none.empty'),
            filteredText: translate('funds.list.none.filtered'),
          },
        }}
      />
    </div>
  );
});

/** The label of an active filter. */
function filterLabel(name: keyof FundsQuery, model: FundsViewModel, translate: Translate): string {
  const { query } = model.list;
  const labels: Readonly<Record<FilterName, () => string>> = {
    q: () => translate('funds.list.searchChip', { text: query.q }),
    tagId: () => nameOf(query.tagId, model.tags.value) ?? translate('funds.list.tag'),
    organizationId: () =>
      nameOf(query.organizationId, model.organizations.value) ?? translate('funds.list.organization'),
    withExternal: () => translate('funds.list.external'),
  };
  return isFilter(name) ? labels[name]() : '';
}

function isFilter(name: keyof FundsQuery): name is FilterName {
  return FUNDS_QUERY.filters.includes(name);
}

function nameOf(id: string, options: readonly { readonly id: string; readonly name: string }[] | null) {
  return options?.find((option) => option.id === id)?.name;
}
