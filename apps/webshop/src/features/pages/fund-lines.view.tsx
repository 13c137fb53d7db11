import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { FundRow, FundRowSkeletons } from '../funds/parts/fund-row.tsx';
import { AllFundsViewModel } from './all-funds.vm.ts';

/** Every fund with its worth, one below the other. */
export const FundLines = observer(function FundLines() {
  const language = useLanguage();
  const model = usePartModel(AllFundsViewModel, { language });
  return (
    <Loaded from={model.funds} skeleton={<FundRowSkeletons count={2} />}>
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
      <Rows>
        {funds.map((fund) => (
          <FundRow
            key={fund.id}
            fund={fund}
            headingLevel={3}
            action={<IconArrowRight stroke={1.5} aria-hidden="true" />}
          />
        ))}
      </Rows>
    </div>
  );
}
