import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Settings } from '../../lib/app/settings.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { telephoneLink } from '../../lib/links/telephone-link.ts';

/** The phone number and the e-mail address for help. */
export function HelpPanel() {
  const { contact_email: email, telephone_numer: phone } = useService(Settings).variant.contact;
  const translate = useTexts();
  return (
    <div className="help-panel on-dark">
      <div>
        <p className="help-panel__title">{translate('pages.help.title')}</p>
        <p>{translate('pages.help.text')}</p>
      </div>
      <ul>
        <li>
          <a href={telephoneLink(phone)}>
            <IconPhone stroke={1.5} aria-hidden="true" />{' '}
            <span className="figures" translate="no">
              {phone}
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <IconMail stroke={1.5} aria-hidden="true" /> <span>{translate('pages.help.mail')}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
