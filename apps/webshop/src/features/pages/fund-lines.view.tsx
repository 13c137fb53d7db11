import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { FundCard, FundCardSkeletons } from '../funds/parts/fund-card.tsx';
import { AllFundsViewModel } from './all-funds.vm.ts';

/** Every fund with its worth, one below the other. */
export const FundLines = observer(function FundLines() {
  const language = useLanguage();
  const model = usePartModel(AllFundsViewModel, { language });
  return (
    <Loaded from={model.funds} skeleton={<FundCardSkeletons count={2} />}>
      {(funds) => <Lines funds={funds} />}
    </Loaded>
  );
});

function Lines({ funds }: { readonly funds: readonly Fund[] }) {
  const translate = useTexts();
  if (funds.length === 0) return <p>{translate('pages.explanation.noFunds')}</p>;
  return (
    <div className="stack">
      <p>{translate('pages.explanation.fundCount', { count: funds.length })}</p>
      <ul className="fund-lines">
        {funds.map((fund) => (
          <FundCard key={fund.id} fund={fund} />
        ))}
      </ul>
    </div>
  );
}
