import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { readRequestRefusal, type RequestRefusalCode } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import { toErrorCode } from '@stadstegoed/core/pages/error-code.ts';
import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { fundRequestTarget } from '@stadstegoed/core/sign-in/auth-target.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen, type StateScreenProps } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Settings } from '../../lib/app/settings.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useOwnTitle } from '../../lib/page/use-screen-title.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { refusalSentence, refusalWay, type RefusalWay } from '../fund-requests/parts/request-refusal.ts';
import { customPath, errorPage, type ErrorPage } from './error-text.ts';
import './error.css';
import { telephoneLink } from '../../lib/links/telephone-link.ts';

/** The error page: a sentence, the code in small print and links. */
export function Component() {
  const { errorCode } = useParams();
  const { fundId } = useLinkParams();
  const refusal = readRequestRefusal(toErrorCode(errorCode));
  return refusal === null ? (
    <ErrorScreen page={errorPage(errorCode)} />
  ) : (
    <RefusedRequest code={refusal} way={refusalWay(refusal, fundId)} />
  );
}

function ErrorScreen({ page }: { readonly page: ErrorPage }) {
  const translate = useTexts();
  return (
    <Screen
      scene={page.scene}
      title={translate(page.title)}
      text={page.text}
      actions={<Actions page={page} />}
      {...(page.smallCode === null ? {} : { footnote: <Code code={page.smallCode} /> })}
    />
  );
}

/** Why a request was refused, in the words of the request itself. */
function RefusedRequest({ code, way }: { readonly code: RequestRefusalCode; readonly way: RefusalWay }) {
  const translate = useTexts();
  return (
    <Screen
      scene="bridge"
      title={sentenceText(translate, refusalSentence(code, null))}
      text={way.text}
      actions={<Actions page={errorPage(code)} first={{ to: way.to, label: way.button }} />}
    />
  );
}

function Screen(props: Pick<StateScreenProps, 'scene' | 'actions' | 'footnote'> & ScreenTexts) {
  const { text, ...shown } = props;
  useOwnTitle(props.title);
  return (
    <div className="container error-page">
      <StateScreen headingLevel={1} {...shown}>
        <p>
          <CallUs text={text} />
        </p>
      </StateScreen>
    </div>
  );
}

interface ScreenTexts {
  readonly title: string;
  readonly text: TextKey;
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

/** A link of the error page. */
interface Way {
  readonly to: Destination;
  readonly label: TextKey;
}

/** The choice of a method, for the fund that DigiD was tried for. */
const toStart = (fundId: string | null) =>
  goTo('start', {}, fundId === null ? {} : { target: fundRequestTarget(fundId) });

/** DigiD again: at its fund, or without one where a method is chosen. */
function retryWay(fundId: string | null): Way {
  const to = fundId === null ? toStart(null) : goTo('fund-activate', { fundId }, { option: 'digid' });
  return { to, label: 'pages.error.tryAgain' };
}

/** A request for the fund, or for one of the list. */
function requestWay(fundId: string | null): Way {
  return { to: fundId === null ? goTo('funds', {}) : goTo('fund', { id: fundId }), label: 'pages.error.toRequest' };
}

/** What the text asks for; null when one of the links of every error page is that. */
function firstWay({ productsRetry, main }: ErrorPage, fundId: string | null): Way | null {
  if (productsRetry) return retryWay(fundId);
  if (main === 'request') return requestWay(fundId);
  return main === 'home' && fundId !== null ? { to: goTo('fund-activate', { fundId }), label: 'shell.retry' } : null;
}

/** A link beside the first one. */
interface OtherWay extends Way {
  readonly isShown: boolean;
  readonly isMain: boolean;
  readonly isQuiet: boolean;
}

/** The links of every error page: a request, the start page, restoring the account and home (PA-014 to PA-016). */
function otherWays(page: ErrorPage, first: Way | null, { fundId, hidesHome }: ReturnType<typeof useLinkParams>) {
  const { main, offersRequest, offersRestore, productsRetry } = page;
  const ways: readonly OtherWay[] = [
    { ...requestWay(fundId), isShown: offersRequest && main !== 'request', isMain: false, isQuiet: false },
    {
      to: toStart(fundId),
      label: productsRetry ? 'pages.error.otherWay' : 'pages.error.toStart',
      isShown: !(productsRetry && fundId === null),
      isMain: hidesHome && main === 'home',
      isQuiet: false,
    },
    {
      to: goTo('start', {}, { logout: '1', restore_with_digid: '1' }),
      label: 'pages.error.restore',
      isShown: true,
      isMain: main === 'restore',
      isQuiet: !offersRestore,
    },
    {
      to: goTo('home', {}),
      label: 'shell.backHome',
      isShown: !hidesHome && first?.to.screen !== 'home',
      isMain: main === 'home',
      isQuiet: true,
    },
  ];
  return ways.filter(({ isShown }) => isShown).sort((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** The links of the error page: the one that helps most first. */
function Actions(props: { readonly page: ErrorPage; readonly first?: Way }) {
  const translate = useTexts();
  const params = useLinkParams();
  const { page } = props;
  const { customLink } = params;
  const first = props.first ?? firstWay(page, params.fundId);
  const toAppearance = ({ isMain, isQuiet }: OtherWay) =>
    isMain && first === null ? 'primary' : isQuiet ? 'subtle' : 'secondary';
  return (
    <>
      {first === null ? null : <WayLink way={first} appearance="primary" />}
      {customLink === null ? null : <ButtonLink href={customLink}>{translate('pages.error.customLink')}</ButtonLink>}
      {page.main === 'call' ? <CallLink /> : null}
      {otherWays(page, first, params).map((way) => (
        <WayLink key={way.label} way={way} appearance={toAppearance(way)} />
      ))}
    </>
  );
}

/** A button to another screen; left out in a deployment that has not that screen. */
function WayLink({ way, appearance }: { readonly way: Way; readonly appearance: 'primary' | 'secondary' | 'subtle' }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <IfScreenEnabled screen={way.to.screen}>
      <ButtonLink appearance={appearance} href={href(way.to)}>
        {translate(way.label)}
      </ButtonLink>
    </IfScreenEnabled>
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
