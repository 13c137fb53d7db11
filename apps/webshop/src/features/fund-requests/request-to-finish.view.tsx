import type { RequestToFinish } from '@stadstegoed/core/fund-requests/requests-to-finish.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatMoment } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { FundPicture } from '../funds/parts/fund-picture.tsx';
import { fundTint } from '../funds/parts/fund-tint.ts';

interface RequestToFinishRowProps {
  readonly request: RequestToFinish;
  readonly onDiscard: () => void;
}

/** A request that was begun on this device and not sent. Fund-activate leads to it, as to a new one (reading 32). */
export function RequestToFinishRow({ request: { fund, savedAt }, onDiscard }: RequestToFinishRowProps) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const name = (
    <span className="visually-hidden">
      <ContentText>{fund.name}</ContentText>
    </span>
  );
  return (
    <li className={`own-requests__draft ${tintClass(fundTint(fund))}`}>
      <span className="own-request-card__picture">
        <FundPicture fund={fund} />
      </span>
      <div>
        <Heading level={3} size={4}>
          <ContentText>{fund.name}</ContentText>
        </Heading>
        <p className="text-sm">
          <span>{translate('fundRequests.unfinished.savedAt', { moment: formatMoment(savedAt, language) })}</span>{' '}
          <span>{translate('fundRequests.unfinished.here')}</span>
        </p>
      </div>
      <div className="row">
        <ButtonLink href={href(goTo('fund-activate', { fundId: fund.id }))}>
          <span>{translate('shell.next')}</span> {name}
        </ButtonLink>
        <Button appearance="subtle" onClick={onDiscard}>
          <span>{translate('fundRequests.discard.button')}</span> {name}
        </Button>
      </div>
    </li>
  );
}
