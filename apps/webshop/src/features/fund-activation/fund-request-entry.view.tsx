import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';

/**
 * The entry page of the request wizard, which is not built yet. It must be entered from fund-activate (1 §2): a visit
 * from elsewhere, such as from a link in a mail, is redirected there first.
 */
export function Component() {
  const translate = useTexts();
  const href = useHref();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  if (query.get('from') !== 'fund-activate')
    return <Navigate to={href(goTo('fund-activate', { fundId: id }))} replace />;
  return (
    <StateScreen
      scene="bridge"
      headingLevel={1}
      title={translate('fundActivation.requestEntry.title')}
      actions={
        <ButtonLink appearance="primary" href={href(goTo('fund', { id }))}>
          {translate('fundActivation.requestEntry.back')}
        </ButtonLink>
      }
    >
      <p>{translate('fundActivation.requestEntry.text')}</p>
    </StateScreen>
  );
}
