import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { isEditable, situationOf, type Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { CardLink } from '@stadstegoed/ui/card/card.tsx';
import { LineRow } from '@stadstegoed/ui/card/line-row.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { amountText, lastDayText, payerOf, tintOfFund, titleOf } from './reimbursement-texts.ts';
import { SituationBadge } from './situation.view.tsx';

export interface ReimbursementRowProps {
  readonly reimbursement: Reimbursement;
  /** For whom the voucher is; null when unknown. */
  readonly owner: string | null;
}

/** A reimbursement in the list: what it was for, who pays, its situation and its amount. A draft opens its form. */
export function ReimbursementRow({ reimbursement, owner }: ReimbursementRowProps) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { id, amount, fund } = reimbursement;
  const title = titleOf(reimbursement, translate);
  const isDraft = isEditable(reimbursement);
  const { reason } = reimbursement;
  const isDeclined = situationOf(reimbursement) === 'declined';
  const day = lastDayText(reimbursement, { translate, language });
  const to = href(isDraft ? goTo('reimbursement-edit', { id }) : goTo('reimbursement', { id }));
  return (
    <LineRow
      className={tintClass(tintOfFund(fund))}
      sign={<IconReceipt stroke={1.5} aria-hidden="true" />}
      title={<CardLink href={to}>{title}</CardLink>}
      details={
        <>
          <span>{[payerOf(fund.name, owner, translate), day].filter((text) => text !== null).join('\u00a0· ')}</span>
          {isDeclined && reason !== null ? (
            <>
              <br />
              <strong>
                <ContentText>{reason}</ContentText>
              </strong>
            </>
          ) : null}
        </>
      }
      end={
        <>
          <SituationBadge reimbursement={reimbursement} />
          {isDraft || isDeclined ? (
            <ButtonLink href={isDraft ? to : href(goTo('reimbursement-create', {}, { again: id }))}>
              <span>{translate(isDraft ? 'reimbursements.list.finish' : 'reimbursements.detail.again')}</span>{' '}
              <span className="visually-hidden">{title}</span>
            </ButtonLink>
          ) : null}
        </>
      }
      sum={amountText(amount, translate)}
    />
  );
}
