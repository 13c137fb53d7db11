import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { goTo, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../routes/screen-availability.ts';
import { AppStores } from '../lib/links/app-stores.view.tsx';
import { CallUs } from '../lib/links/call-us.view.tsx';
import { ShopLink, useHref } from '../lib/links/shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';
import './footer.css';

/**
 * The footer of every page: the telephone number first, the opening hours folded in, then the rest. Inside a request only the
 * number and the legal pages.
 */
export const FooterView = observer(function FooterView(props: { readonly isShort: boolean }) {
  const { settings, session } = useService(ShellModel);
  return (
    <footer className="shop-footer">
      <div className="container">
        <div className="shop-footer__grid">
          <div>
            <p className="shop-footer__line">
              <IconPhone stroke={1.5} aria-hidden />
              <span>
                <CallUs text="shell.help.call" />
              </span>
            </p>
            {props.isShort ? null : <OpeningTimes />}
          </div>
          {props.isShort ? null : (
            <>
              <ContactBlock />
              <MoreBlock />
              {session.isSignedIn ? null : <AppBlock />}
            </>
          )}
        </div>
        <div className="shop-footer__end">
          <p translate="no">{`© ${settings.variant.municipality}`}</p>
          <ScreenLinks of={LEGAL} />
        </div>
      </div>
    </footer>
  );
});

const OpeningTimes = observer(function OpeningTimes() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const html = settings.platform?.pages.footer_opening_times?.descriptionHtml ?? '';
  // Keeps the line until the platform says whether there are any.
  if (html === '') return settings.isSettled ? null : <p className="shop-footer__line" />;
  return (
    <details>
      <summary className="shop-footer__line">
        <IconClock stroke={1.5} aria-hidden />
        <b>{translate('shell.footer.openingTimes')}</b>
        <IconChevronDown stroke={1.5} size={20} aria-hidden />
      </summary>
      <RichText html={html} />
    </details>
  );
});

const ContactBlock = observer(function ContactBlock() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const html = settings.platform?.pages.footer_contact_details?.descriptionHtml ?? '';
  return (
    <section>
      <h2>{translate('shell.footer.contact')}</h2>
      {html === '' ? (
        <ul>
          <li>
            <a href={`mailto:${settings.variant.contact.contact_email}`}>{translate('shell.footer.mail')}</a>
          </li>
        </ul>
      ) : (
        <RichText html={html} topHeading={3} />
      )}
    </section>
  );
});

/** The municipality's text about the app and the stores of each device, for visitors: residents find the app in their menu. */
const AppBlock = observer(function AppBlock() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const html = settings.platform?.pages.footer_app_info?.descriptionHtml ?? '';
  return (
    <section className="shop-footer__app">
      <h2>{translate('shell.footer.app')}</h2>
      {html === '' ? null : <RichText html={html} topHeading={3} />}
      <AppStores />
    </section>
  );
});

interface FooterLink {
  readonly screen: ScreenName &
    ('explanation' | 'funds' | 'sign-up' | 'sitemap' | 'privacy' | 'accessibility' | 'terms-and-conditions');
  readonly label: TextKey;
}

const MORE: readonly FooterLink[] = [
  { screen: 'explanation', label: 'shell.menu.explanation' },
  { screen: 'funds', label: 'shell.footer.allFunds' },
  { screen: 'sign-up', label: 'shell.footer.becomeProvider' },
];

const LEGAL: readonly FooterLink[] = [
  { screen: 'privacy', label: 'shell.footer.privacy' },
  { screen: 'accessibility', label: 'shell.footer.accessibility' },
  { screen: 'terms-and-conditions', label: 'shell.footer.terms' },
  { screen: 'sitemap', label: 'shell.footer.sitemap' },
];

function MoreBlock() {
  const translate = useTexts();
  return (
    <section>
      <h2>{translate('shell.footer.more')}</h2>
      <ScreenLinks of={MORE} />
    </section>
  );
}

/** Links to the screens that this municipality has. */
const ScreenLinks = observer(function ScreenLinks(props: { readonly of: readonly FooterLink[] }) {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  return (
    <ul>
      {props.of
        .filter(({ screen }) => isScreenAvailable(screen, settings))
        .map(({ screen, label }) => (
          <li key={screen}>
            <ShopLink href={href(goTo(screen, {}))}>{translate(label)}</ShopLink>
          </li>
        ))}
    </ul>
  );
});
