import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useOwnTitle } from '../../support/use-screen-title.ts';
import { customPath, errorPage, type ErrorPage } from './error-text.ts';
import './error.css';

/** The error page: a sentence, the code in small print and links (1 §2, 1 §8). */
export function Component() {
  const translate = useTexts();
  const { errorCode } = useParams();
  const page = errorPage(errorCode);
  useOwnTitle(translate(page.title));
  return (
    <StateScreen scene="bridge" headingLevel={1} title={translate(page.title)} actions={<Actions page={page} />}>
      <p>{translate(page.text)}</p>
      {page.smallCode === null ? null : (
        <p className="error-code">{translate('pages.error.code', { code: page.smallCode })}</p>
      )}
    </StateScreen>
  );
}

/** The links that the address asks for. A custom link may only lead to a path of the shop. */
function useLinkParams() {
  const [query] = useSearchParams();
  return {
    hidesHome: query.get('hideHomeLinkButton') !== null && query.get('hideHomeLinkButton') !== 'false',
    customLink: customPath(query.get('customLink')),
    fundId: query.get('fund_id'),
  };
}

function Actions(props: { readonly page: ErrorPage }) {
  const translate = useTexts();
  const href = useHref();
  const { hidesHome, customLink, fundId } = useLinkParams();
  const { offersRetry, offersRestore } = props.page;
  const retry = offersRetry && fundId !== null ? goTo('fund-activate', { fundId }) : null;
  const restore = goTo('start', {}, { logout: '1', restore_with_digid: '1' });
  return (
    <>
      {retry === null ? null : (
        <ButtonLink appearance="primary" href={href(retry)}>
          {translate('pages.error.tryAgain')}
        </ButtonLink>
      )}
      {customLink === null ? null : <ButtonLink href={customLink}>{translate('pages.error.customLink')}</ButtonLink>}
      <ButtonLink appearance={retry === null ? 'primary' : 'secondary'} href={href(goTo('start', {}))}>
        {translate('pages.error.toStart')}
      </ButtonLink>
      <ButtonLink appearance={offersRestore ? 'secondary' : 'subtle'} href={href(restore)}>
        {translate('pages.error.restore')}
      </ButtonLink>
      {hidesHome ? null : (
        <ButtonLink appearance="subtle" href={href(goTo('home', {}))}>
          {translate('shell.backHome')}
        </ButtonLink>
      )}
    </>
  );
}
