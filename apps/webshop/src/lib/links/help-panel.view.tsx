import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Settings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';
import { telephoneLink } from './telephone-link.ts';
import './help-panel.css';

/** The phone number and the e-mail address for help, on dark. */
export function HelpPanel(props: { readonly title: Elements; readonly text: string }) {
  const { contact_email: email, telephone_numer: phone } = useService(Settings).variant.contact;
  const translate = useTexts();
  return (
    <div className="help-panel on-dark">
      <div>
        {props.title}
        <p>{props.text}</p>
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
            <IconMail stroke={1.5} aria-hidden="true" /> <span>{translate('shell.footer.mail')}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
