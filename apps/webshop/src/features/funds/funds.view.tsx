import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DisplayChoice } from '../../lib/list/list-display.view.tsx';
import { ListPage } from '../../lib/list/list-page.view.tsx';
import { HaveCode } from '../../lib/links/have-code.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { Session } from '../../lib/app/session.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel, useService } from '../../lib/view-model/use-view-model.ts';
import { FundsFilters } from './funds-filters.view.tsx';
import { FUNDS_QUERY, idsOf, type FilterName, type FundsQuery } from './funds-query.ts';
import { FundsResults } from './funds-results.view.tsx';
import { FundsSubjects } from './funds-subjects.view.tsx';
import { FundsViewModel } from './funds.vm.ts';
import { FundRowSkeletons } from './parts/fund-row.tsx';
import { HelpLine } from './parts/help-line.tsx';
import './funds.css';

export const reads = screenModel(FundsViewModel, ({ query, language, signedIn }) => ({
  asked: FUNDS_QUERY.asked(FUNDS_QUERY.read(query)),
  language,
  signedIn,
}));

/** The filters with a control above the list. */
const IN_SIGHT = ['tagId'] as const;

/** The list of funds: its subjects as chips, the other filters in a drawer. */
export const Component = observer(function FundsScreen() {
  const { isSignedIn: signedIn } = useService(Session);
  const translate = useTexts();
  const [address] = useSearchParams();
  const query = FUNDS_QUERY.read(address);
  const { display, showMenu } = query;
  const model = useScreenModel(reads);
  useEffect(() => model.list.setDisplay({ display, showMenu }), [model, display, showMenu]);
  return (
    <div className="container funds-page">
      <PageHead
        title={translate('funds.list.title')}
        lead={translate(signedIn ? 'funds.list.introResident' : 'funds.list.intro')}
      >
        <HaveCode />
      </PageHead>
      <FundsSubjects model={model} />
      <ListPage
        list={model.list}
        hasColumn={false}
        inSight={IN_SIGHT}
        pageOf={(page) => page}
        filters={<FundsFilters model={model} />}
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
            filteredText: emptySentence(model, translate),
          },
        }}
      />
      <HelpLine />
    </div>
  );
});

/** Which filters emptied the list, and what removing one of them gives. */
function emptySentence(model: FundsViewModel, translate: Translate): string {
  const ways = model.waysOut.map(({ name, count }) =>
    translate('funds.list.none.without', { filter: filterLabel(name, model, translate), count }),
  );
  const labels = FUNDS_QUERY.filters.filter((name) => model.list.activeFilters.includes(name));
  const chosen = labels.map((name) => filterLabel(name, model, translate)).join(', ');
  return [translate('funds.list.none.filtered', { chosen }), ...ways].join(' ');
}

function filterLabel(name: keyof FundsQuery, model: FundsViewModel, translate: Translate): string {
  const { query } = model.list;
  const labels: Readonly<Record<FilterName, () => string>> = {
    q: () => translate('funds.list.searchChip', { text: query.q }),
    tagId: () => namesOf(query.tagId, model.tags.value) ?? translate('funds.list.tag'),
    organizationId: () =>
      namesOf(query.organizationId, model.organizations.value) ?? translate('funds.list.organization'),
    withExternal: () => translate('funds.list.external'),
  };
  return isFilter(name) ? labels[name]() : '';
}

function isFilter(name: keyof FundsQuery): name is FilterName {
  return FUNDS_QUERY.filters.includes(name);
}

function namesOf(parameter: string, options: readonly { readonly id: string; readonly name: string }[] | null) {
  const chosen = options?.filter(({ id }) => idsOf(parameter).includes(id)) ?? [];
  return chosen.length === 0 ? undefined : chosen.map(({ name }) => name).join(', ');
}
