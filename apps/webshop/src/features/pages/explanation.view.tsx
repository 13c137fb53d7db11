import type { Faq, StaticPage } from '@stadstegoed/core/pages/platform-configuration.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { HelpPanel } from '../../lib/links/help-panel.view.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { FundLines } from './fund-lines.view.tsx';
import type { TextSection } from './long-text.view.tsx';
import { Promises } from './promises.view.tsx';
import { StaticPageScreen } from './static-page.view.tsx';

/** The explanation: the text of the municipality, what a voucher is, the funds, and questions with answers. */
export function Component() {
  const translate = useTexts();
  return (
    <StaticPageScreen
      type="explanation"
      title={translate('pages.explanation.title')}
      lead={translate('pages.explanation.lead')}
      parts={(own, page) => partsOf(own, page, translate)}
    />
  );
}

function partsOf(own: readonly TextSection[], page: StaticPage, translate: Translate): readonly TextSection[] {
  const copy = page.position === 'replace' ? [] : helpCopy(translate);
  const before = page.position === 'after' ? copy : [];
  const after = page.position === 'after' ? [] : copy;
  const helpTitle = <Heading level={3}>{translate('pages.help.title')}</Heading>;
  const help = <HelpPanel title={helpTitle} text={translate('pages.help.text')} />;
  return [
    ...before,
    ...own,
    ...after,
    { id: 'funds', title: translate('pages.explanation.funds'), content: <FundLines /> },
    ...(page.faq.length === 0
      ? []
      : [{ id: 'questions', title: translate('pages.explanation.questions'), content: <Questions faq={page.faq} /> }]),
    { id: 'help', title: translate('pages.explanation.help'), content: help },
  ];
}

/** What the shop itself says about vouchers and requests; left out when the municipality replaces it. */
function helpCopy(translate: Translate): readonly TextSection[] {
  const steps = (['choose', 'answer', 'decision'] as const).map((name) => ({
    title: translate(`pages.explanation.${name}.title`),
    text: translate(`pages.explanation.${name}.text`),
  }));
  return [
    {
      id: 'voucher',
      title: translate('pages.explanation.voucher'),
      content: (
        <div className="stack">
          <p>{translate('pages.explanation.voucherText')}</p>
          <Promises />
        </div>
      ),
    },
    { id: 'request', title: translate('pages.explanation.request'), content: <StepList steps={steps} /> },
  ];
}

function Questions({ faq }: { readonly faq: readonly Faq[] }) {
  return (
    <Accordion
      items={faq.map((item) => ({
        id: item.id,
        title: <ContentText>{item.title}</ContentText>,
        content: <RichText html={item.descriptionHtml} topHeading={3} />,
      }))}
    />
  );
}
