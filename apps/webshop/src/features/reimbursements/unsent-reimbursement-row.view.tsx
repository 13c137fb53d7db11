import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { typedAmount } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { LineRow } from '@stadstegoed/ui/card/line-row.tsx';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { OwnWords } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { UnsentReimbursement } from './reimbursement-draft.ts';
import { amountText } from './reimbursement-texts.ts';

interface UnsentReimbursementRowProps {
  readonly unsent: UnsentReimbursement;
  readonly onDiscard: () => void;
}

/** A reimbursement that was begun on this device; its form opens with what was filled in. */
export function UnsentReimbursementRow({ unsent, onDiscard }: UnsentReimbursementRowProps) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { again, answers, savedAt } = unsent;
  const title =
    answers.title === '' ? <span>{translate('reimbursements.noTitle')}</span> : <OwnWords>{answers.title}</OwnWords>;
  const name = <span className="visually-hidden">{title}</span>;
  return (
    <LineRow
      sign={<IconDeviceMobile stroke={1.5} aria-hidden="true" />}
      title={title}
      details={translate('reimbursements.list.kept', { moment: formatMoment(savedAt, language) })}
      end={
        <div className="row">
          <ButtonLink href={href(goTo('reimbursement-create', {}, again === null ? {} : { again }))}>
            <span>{translate('reimbursements.list.finish')}</span> {name}
          </ButtonLink>
          <Button appearance="subtle" onClick={onDiscard}>
            <span>{translate('reimbursements.list.discard')}</span> {name}
          </Button>
        </div>
      }
      sum={amountText(typedAmount(answers.amount), translate)}
    />
  );
}
