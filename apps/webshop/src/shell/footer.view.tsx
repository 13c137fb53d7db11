import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { goTo, type ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { PageType } from '@stadstegoed/core/pages/platform-configuration.ts';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../routes/screen-availability.ts';
import { AppStores } from '../lib/links/app-stores.view.tsx';
import { ShopLink, useHref } from '../lib/links/shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';
import './footer.css';
import { telephoneLink } from '../lib/links/telephone-link.ts';

/** The footer of every page: the municipality's contact details, opening hours and app info, and the legal pages. */
export const FooterView = observer(function FooterView() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  return (
    <footer className="shop-footer">
      <div className="container">
        <div className="shop-footer__grid">
          <ContactBlock />
          <PageBlock type="footer_opening_times" title={translate('shell.footer.openingTimes')} />
          <MoreBlock />
          <AppBlock />
        </div>
        <div className="shop-footer__end">
          <p translate="no">{`© ${settings.variant.municipality}`}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
});

const ContactBlock = observer(function ContactBlock() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const html = settings.platform?.pages.footer_contact_details?.descriptionHtml ?? '';
  return (
    <section>
      <h2>{translate('shell.footer.contact')}</h2>
      {html === '' ? <OwnContact /> : <RichText html={html} topHeading={3} />}
    </section>
  );
});

/** The contact details of the variant, shown when the municipality published none. */
const OwnContact = observer(function OwnContact() {
  const { settings } = useService(ShellModel);
  const { contact_email: email, telephone_numer: phone } = settings.variant.contact;
  return (
    <ul>
      <li>
        <a href={telephoneLink(phone)}>
          <IconPhone stroke={1.5} size={20} aria-hidden /> <span translate="no">{phone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <IconMail stroke={1.5} size={20} aria-hidden /> <span translate="no">{email}</span>
        </a>
      </li>
    </ul>
  );
});

const PageBlock = observer(function PageBlock(props: { type: PageType; title: string }) {
  const { settings } = useService(ShellModel);
  const html = settings.platform?.pages[props.type]?.descriptionHtml ?? '';
  if (html === '') return null;
  return (
    <section>
      <h2>{props.title}</h2>
      <RichText html={html} />
    </section>
  );
});

/** The municipality's text about the app, with links to the app stores. */
const AppBlock = observer(function AppBlock() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const html = settings.platform?.pages.footer_app_info?.descriptionHtml ?? '';
  return (
    <section>
      <h2>{translate('shell.footer.app')}</h2>
      {html === '' ? null : <RichText html={html} topHeading={3} />}
      <AppStores />
    </section>
  );
});

const MORE: readonly {
  readonly screen: ScreenName & ('explanation' | 'funds' | 'sign-up' | 'sitemap');
  readonly label: TextKey;
}[] = [
  { screen: 'explanation', label: 'shell.menu.explanation' },
  { screen: 'funds', label: 'shell.footer.allFunds' },
  { screen: 'sign-up', label: 'shell.footer.becomeProvider' },
  { screen: 'sitemap', label: 'shell.footer.sitemap' },
];

const MoreBlock = observer(function MoreBlock() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  const shown = MORE.filter(({ screen }) => isScreenAvailable(screen, settings));
  return (
    <section>
      <h2>{translate('shell.footer.more')}</h2>
      <ul>
        {shown.map(({ screen, label }) => (
          <li key={screen}>
            <ShopLink href={href(goTo(screen, {}))}>{translate(label)}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
});

const LEGAL: readonly {
  readonly screen: 'privacy' | 'accessibility' | 'terms-and-conditions';
  readonly label: TextKey;
}[] = [
  { screen: 'privacy', label: 'shell.footer.privacy' },
  { screen: 'accessibility', label: 'shell.footer.accessibility' },
  { screen: 'terms-and-conditions', label: 'shell.footer.terms' },
];

const LegalLinks = observer(function LegalLinks() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  return LEGAL.filter(({ screen }) => isScreenAvailable(screen, settings)).map(({ screen, label }) => (
    <ShopLink key={screen} href={href(goTo(screen, {}))}>
      {translate(label)}
    </ShopLink>
  ));
});
