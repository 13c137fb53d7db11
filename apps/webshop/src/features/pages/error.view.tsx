import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { fundRequestTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useHref } from '../../lib/page/shop-link.tsx';
import { Settings } from '../../lib/app/settings.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../../lib/page/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useService } from '../../lib/app/use-view-model.ts';
import { customPath, errorPage, type ErrorPage } from './error-text.ts';
import './error.css';
import { telephoneLink } from '../../lib/page/telephone-link.ts';

/** The error page: a sentence, the code in small print and links. */
export function Component() {
  const translate = useTexts();
  const { errorCode } = useParams();
  const page = errorPage(errorCode);
  useOwnTitle(translate(page.title));
  return (
    <div className="container error-page">
      <StateScreen
        scene={page.scene}
        headingLevel={1}
        title={translate(page.title)}
        actions={<Actions page={page} />}
        {...(page.smallCode === null ? {} : { footnote: <Code code={page.smallCode} /> })}
      >
        <p>{translate(page.text)}</p>
      </StateScreen>
    </div>
  );
}

function Code({ code }: { readonly code: string }) {
  const translate = useTexts();
  return (
    <span className="error-code">
      <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />{' '}
      <span>{translate('pages.error.code', { code })}</span>
    </span>
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

/** The choice of a method, for the fund that DigiD was tried for. */
const toStart = (fundId: string | null) =>
  goTo('start', {}, fundId === null ? {} : { target: fundRequestTarget(fundId) });

/** Without a fund, the choice of a method is where DigiD is tried again. */
function startLabel(offersRetry: boolean, fundId: string | null): TextKey {
  if (!offersRetry) return 'pages.error.toStart';
  return fundId === null ? 'pages.error.tryAgain' : 'pages.error.otherWay';
}

/** The links of the error page: the one that helps most first. */
function Actions(props: { readonly page: ErrorPage }) {
  const translate = useTexts();
  const href = useHref();
  const { hidesHome, customLink, fundId } = useLinkParams();
  const { offersRetry, offersRestore, main } = props.page;
  const retry = offersRetry && fundId !== null ? goTo('fund-activate', { fundId }, { option: 'digid' }) : null;
  const start = {
    to: toStart(fundId),
    label: startLabel(offersRetry, fundId),
    isMain: main === 'start' || (hidesHome && main === 'home'),
    isQuiet: false,
  } as const;
  const restore = {
    to: goTo('start', {}, { logout: '1', restore_with_digid: '1' }),
    label: 'pages.error.restore',
    isMain: main === 'restore',
    isQuiet: !offersRestore,
  } as const;
  const home = { to: goTo('home', {}), label: 'shell.backHome', isMain: main === 'home', isQuiet: true } as const;
  const links = [start, restore, ...(hidesHome ? [] : [home])];
  return (
    <>
      {retry === null ? null : (
        <ButtonLink appearance="primary" href={href(retry)}>
          {translate('pages.error.tryAgain')}
        </ButtonLink>
      )}
      {customLink === null ? null : <ButtonLink href={customLink}>{translate('pages.error.customLink')}</ButtonLink>}
      {main === 'call' ? <CallLink /> : null}
      {[...links]
        .sort((one, other) => Number(other.isMain) - Number(one.isMain))
        .map(({ to, label, isMain, isQuiet }) => (
          <ButtonLink
            key={label}
            appearance={isMain && retry === null ? 'primary' : isQuiet ? 'subtle' : 'secondary'}
            href={href(to)}
          >
            {translate(label)}
          </ButtonLink>
        ))}
    </>
  );
}

/** Calls the municipality. */
function CallLink() {
  const translate = useTexts();
  const phone = useService(Settings).variant.contact.telephone_numer;
  return (
    <ButtonLink appearance="primary" href={telephoneLink(phone)} icon={<IconPhone stroke={1.5} aria-hidden="true" />}>
      {translate('pages.error.call', { phone })}
    </ButtonLink>
  );
}
