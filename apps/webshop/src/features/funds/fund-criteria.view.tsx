import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import { shownCriteria } from '@stadstegoed/core/funds/criterion-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { CriteriaList, type CriterionState } from '@stadstegoed/ui/criteria/criteria-list.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import type { Viewer } from './fund-action.ts';
import { criterionSentence, criterionState, unmetReason } from './criterion-sentence.ts';

/** The criteria of a fund as a checklist: each with its state, and with the reason when it is not met. */
export function FundCriteria(props: {
  readonly fund: Fund;
  readonly vouchers: readonly Voucher[];
  readonly viewer: Viewer;
}) {
  const { fund, vouchers, viewer } = props;
  const translate = useTexts();
  const criteria = shownCriteria(fund.criteria);
  const { canApply, alreadyReceived } = fundFacts(fund, vouchers, viewer);
  const isReceived = alreadyReceived || fund.isReceived;
  // Of a fund that a resident has, nothing more is checked; of a request, the municipality does.
  const isChecked = viewer.signedIn && !isReceived && !fund.hasPendingFundRequests;
  const asks = canApply && fund.allowFundRequests;
  const states = criteria.map((criterion) => criterionState(criterion, isChecked, canApply));
  const intro = [introOf({ ...fund, isReceived }, states, isChecked, translate)];
  if (isChecked && asks && states.includes('unknown')) intro.push(translate('funds.fund.forUnknown'));
  return (
    <>
      <p className="text-subtle">{intro.join(' ')}</p>
      {criteria.length === 0 ? null : (
        <Card padded className="fund-criteria">
          <CriteriaList
            stateNames={{
              met: translate('funds.criterion.met'),
              unmet: translate('funds.criterion.unmet'),
              unknown: translate('funds.criterion.unknown'),
            }}
            items={criteria.map((criterion, index) => {
              const state = states[index] ?? 'unknown';
              const isClosed = state === 'met' || isReceived || fund.hasPendingFundRequests;
              return {
                id: criterion.id,
                state,
                text: <ContentText>{sentenceText(translate, criterionSentence(criterion))}</ContentText>,
                ...(state === 'unmet' ? { reason: translate(unmetReason(asks)) } : {}),
                ...(isClosed || !criterion.descriptionHtml
                  ? {}
                  : { more: <RichText html={criterion.descriptionHtml} topHeading={3} /> }),
              };
            })}
          />
        </Card>
      )}
    </>
  );
}

export function CriteriaSection({ children }: { readonly children: Elements }) {
  return (
    <section>
      <Heading level={2}>{useTexts()('funds.fund.for')}</Heading>
      {children}
    </section>
  );
}

/** What the criteria are to who looks; for a resident how many of them the municipality sees met. */
function introOf(fund: Fund, states: readonly CriterionState[], isChecked: boolean, translate: Translate): string {
  const count = states.length;
  if (count === 0) {
    const asks = fund.criteria.some(({ isCondition }) => !isCondition);
    return translate(asks ? 'funds.fund.onlyQuestions' : 'funds.fund.noCriteria');
  }
  if (fund.isReceived) return translate('funds.fund.forReceived');
  if (fund.hasPendingFundRequests) return translate('funds.fund.forAsked');
  if (!isChecked) return translate('funds.fund.forVisitor');
  const met = states.filter((state) => state === 'met').length;
  if (met === count) return translate('funds.fund.forMet');
  return met === 0 ? translate('funds.fund.forResident') : translate('funds.fund.forSome', { count: met, all: count });
}
