import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { CallLine } from '@stadstegoed/ui/call-line/call-line.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { Settings } from '../../../lib/app/settings.ts';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { telephoneLink } from '../../../lib/links/telephone-link.ts';
import { useTexts } from '../../../lib/texts/texts.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';

/** The telephone number of the municipality, and the explanation. */
export function HelpLine() {
  const { variant } = useService(Settings);
  const translate = useTexts();
  const href = useHref();
  const { telephone_numer: phone } = variant.contact;
  return (
    <CallLine title={translate('funds.help.title')} text={translate('funds.help.text')}>
      <ButtonLink appearance="secondary" href={telephoneLink(phone)}>
        <span className="figures" translate="no">
          {phone}
        </span>
      </ButtonLink>
      <Link href={href(goTo('explanation', {}))}>{translate('funds.help.explanation')}</Link>
    </CallLine>
  );
}
