import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { AmountOverLimit } from '@stadstegoed/core/fund-requests/amount-over-limit.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ChoiceButton, ChoiceLink } from '@stadstegoed/ui/choice-card/choice-card.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { AmountMeasure } from './amount-measure.view.tsx';
import { telephoneLink } from '../../lib/links/telephone-link.ts';
import './request-limit.css';

/** The answer does not meet the criterion: what a resident can do now. */
export function LimitExceeded(props: {
  readonly fund: Fund;
  readonly fieldId: string;
  /** The amount over the limit; null for another kind of answer. */
  readonly over: AmountOverLimit | null;
}) {
  const translate = useTexts();
  const href = useHref();
  const { over } = props;
  const { telephone_numer: phone } = useService(Settings).variant.contact;
  const handleCorrect = () => document.getElementById(props.fieldId)?.focus();
  return (
    <section className="request-limit">
      <div className="request-limit__text">
        <Heading level={2} size={3}>
          {over === null
            ? translate('fundRequests.limit.title', { fund: props.fund.name })
            : translate('fundRequests.limit.over', { limit: formatAmount(over.limit) })}
        </Heading>
        {over === null ? null : <AmountMeasure over={over} />}
        <p>{translate('fundRequests.limit.text')}</p>
      </div>
      <Heading level={2} size={3}>
        {translate('fundRequests.limit.ways')}
      </Heading>
      <div className="stack stack--tight">
        <ChoiceButton
          icon={<IconPencil stroke={1.5} aria-hidden="true" />}
          title={translate('fundRequests.limit.correct')}
          text={translate('fundRequests.limit.correctText')}
          onSelect={handleCorrect}
        />
        <ChoiceLink
          icon={<IconPhone stroke={1.5} aria-hidden="true" />}
          title={translate('fundRequests.limit.call')}
          text={translate('fundRequests.limit.callText', { phone })}
          href={telephoneLink(phone)}
        />
        <IfScreenEnabled screen="funds">
          <ChoiceLink
            icon={<IconGift stroke={1.5} aria-hidden="true" />}
            title={translate('fundRequests.limit.others')}
            text={translate('fundRequests.limit.othersText')}
            href={href(goTo('funds', {}))}
          />
        </IfScreenEnabled>
      </div>
    </section>
  );
}
