import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { telephoneLink } from '../../lib/links/telephone-link.ts';

/** The phone number and e-mail address for help, at the end of home. */
export function HelpBlock() {
  const { variant } = useService(Settings);
  const translate = useTexts();
  const { contact_email: email, telephone_numer: phone } = variant.contact;
  return (
    <section className="section">
      <div className="container">
        <div className="home-help on-dark">
          <div>
            <Heading level={2}>{translate('funds.home.help.title')}</Heading>
            <p>{translate('funds.home.help.text')}</p>
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
                <IconMail stroke={1.5} aria-hidden="true" /> <span>{translate('funds.home.help.mail')}</span>
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
