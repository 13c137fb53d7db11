import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import { shownCriteria } from '@stadstegoed/core/funds/criterion-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { CriteriaList } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import type { Viewer } from './fund-action.ts';
import { criterionReason, criterionSentence, criterionState } from './criterion-sentence.ts';

/** The criteria of a fund as a checklist: each with its state and the reason. */
export function FundCriteria(props: {
  readonly fund: Fund;
  readonly vouchers: readonly Voucher[];
  readonly viewer: Viewer;
}) {
  const { fund, vouchers, viewer } = props;
  // Of a fund that a resident has, the platform checks nothing more; of a request, the municipality does.
  const isChecked = viewer.signedIn && !fund.isReceived && !fund.hasPendingFundRequests;
  const translate = useTexts();
  const criteria = shownCriteria(fund.criteria);
  const { canApply } = fundFacts(fund, vouchers, viewer);
  return (
    <section>
      <Heading level={2}>{translate('funds.fund.for')}</Heading>
      <p className="text-subtle">{translate(introOf(fund, criteria.length, isChecked))}</p>
      {criteria.length === 0 ? null : (
        <Card padded className="fund-criteria">
          <CriteriaList
            stateNames={{
              met: translate('funds.criterion.met'),
              unmet: translate('funds.criterion.unmet'),
              unknown: translate('funds.criterion.unknown'),
            }}
            items={criteria.map((criterion) => {
              const state = criterionState(criterion, isChecked);
              return {
                id: criterion.id,
                state,
                text: <ContentText>{sentenceText(translate, criterionSentence(criterion))}</ContentText>,
                // The sentence above the list says it for all of them at once.
                ...(isChecked ? { reason: <CallUs text={criterionReason(state, canApply)} /> } : {}),
                ...(state === 'met' ||
                fund.hasPendingFundRequests ||
                criterion.descriptionHtml === null ||
                criterion.descriptionHtml === ''
                  ? {}
                  : { more: <RichText html={criterion.descriptionHtml} topHeading={3} /> }),
              };
            })}
          />
        </Card>
      )}
    </section>
  );
}

function introOf({ criteria, isReceived, hasPendingFundRequests }: Fund, count: number, isChecked: boolean) {
  if (count === 0) {
    return criteria.some(({ isCondition }) => !isCondition) ? 'funds.fund.onlyQuestions' : 'funds.fund.noCriteria';
  }
  if (isReceived) return 'funds.fund.forReceived';
  if (hasPendingFundRequests) return 'funds.fund.forAsked';
  return isChecked ? 'funds.fund.forResident' : 'funds.fund.forVisitor';
}
