import { LinkComponentProvider } from '@stadstegoed/ui/link/link-component.tsx';
import { focusOnce } from '@stadstegoed/ui/focus-once.ts';
import { ContentLangContext } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { ShopLink } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { AnnouncementsView } from './announcements.view.tsx';
import { BottomBarView } from './bottom-bar.view.tsx';
import { EnglishLineView } from './english-line.view.tsx';
import { FooterView } from './footer.view.tsx';
import { HeaderView } from './header.view.tsx';
import { MissingPartView } from './missing-part.view.tsx';
import { DialogHostView } from './dialog-host.view.tsx';
import { ToastsView } from './toasts.view.tsx';
import { PhoneMenuHost } from './phone-menu-host.tsx';
import { RouteProgressView } from './route-progress.view.tsx';
import { ShellModel } from './shell-model.ts';
import { useOwnLinks } from './use-own-links.ts';
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts';
import { useLostFocus } from './use-lost-focus.ts';
import './layout.css';

/** The language in which the municipality writes its texts, also in the English shop. */
const MUNICIPAL_LANGUAGE = 'nl';

/** The layout around every screen: skip link, announcements, header, the screen, footer, toasts and dialogs. */
export const ShopLayout = observer(function ShopLayout() {
  const translate = useTexts();
  useDocument();
  useFocusOnRouteChange();
  useLostFocus();
  useOwnLinks();
  const { language } = useService(ShellModel);
  const isShort = useMatches().some(({ handle }) => handle === 'short');
  return (
    <ContentLangContext value={language === MUNICIPAL_LANGUAGE ? undefined : MUNICIPAL_LANGUAGE}>
      <LinkComponentProvider component={ShopLink}>
        <a className="skip-link" href="#content" onClick={skipToContent}>
          {translate('shell.skipLink')}
        </a>
        <RouteProgressView />
        <EnglishLineView />
        {isShort ? null : <AnnouncementsView />}
        <MissingPartView />
        <PhoneMenuHost>
          <HeaderView />
          <main id="content" className="shop-main">
            <Outlet />
          </main>
          <FooterView isShort={isShort} />
          {isShort ? null : <BottomBarView />}
        </PhoneMenuHost>
        <ToastsView />
        <DialogHostView />
        <ScrollRestoration />
      </LinkComponentProvider>
    </ContentLangContext>
  );
});

/** Moves focus too: a fragment alone would only scroll. */
function skipToContent(): void {
  const main = document.getElementById('content');
  if (main) focusOnce(main);
}

/** Updates the language and the title of the document, which are outside React. */
function useDocument(): void {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const { language, title, settings } = shell;
  const { title: shop } = settings.variant;
  const text = title.text === '' ? translate('shell.defaultTitle', { name: shop }) : `${title.text} - ${shop}`;
  const full = title.hasErrors ? `${translate('shell.errorPrefix')} ${text}` : text;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.title = full;
  }, [full]);
}
