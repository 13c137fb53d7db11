import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { HelpPanel } from '../../lib/links/help-panel.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** The phone number and e-mail address for help, at the end of home. */
export function HelpBlock() {
  const translate = useTexts();
  return (
    <section className="section">
      <div className="container">
        <HelpPanel
          title={<Heading level={2}>{translate('funds.home.help.title')}</Heading>}
          text={translate('funds.home.help.text')}
        />
      </div>
    </section>
  );
}
