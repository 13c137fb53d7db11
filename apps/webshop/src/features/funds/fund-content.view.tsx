import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { NameText } from '../../lib/texts/name-text.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { isAskedFor } from './fund-status.ts';
import { FundPicture } from './parts/fund-picture.tsx';

/** The organization, name and short description of a fund. */
export function FundHead(props: { readonly fund: Fund }) {
  const { fund } = props;
  return (
    <div className="fund-head">
      <div className="fund-head__text">
        <p className="fund-head__who">
          <IconBuildingCommunity size={20} stroke={1.5} aria-hidden="true" />{' '}
          <ContentText>{fund.organization.name}</ContentText>
        </p>
        <Heading level={1}>
          <NameText name={fund.name} kind="fund" />
        </Heading>
        {fund.descriptionShort === null ? null : (
          <p>
            <ContentText>{fund.descriptionShort}</ContentText>
          </p>
        )}
      </div>
      <FundPicture fund={fund} eager />
    </div>
  );
}

/** The steps to get the fund, its description and its frequently asked questions. */
export function FundMore(props: { readonly fund: Fund }) {
  const { fund } = props;
  const translate = useTexts();
  return (
    <>
      {fund.isExternal ? null : (
        <section>
          <Heading level={2}>{translate('funds.fund.steps')}</Heading>
          <StepList
            steps={stepsOf(fund).map((step) => ({
              title: translate(`funds.fund.step.${step}.title`),
              text: translate(`funds.fund.step.${step}.text`),
            }))}
          />
        </section>
      )}
      {fund.descriptionHtml === null || fund.descriptionHtml === '' ? null : (
        <section>
          <Heading level={2}>{translate('funds.fund.about')}</Heading>
          <RichText html={fund.descriptionHtml} topHeading={3} />
        </section>
      )}
      {fund.faq.length === 0 ? null : (
        <section>
          <Heading level={2}>
            {fund.faqTitle === null ? translate('funds.fund.faq') : <ContentText>{fund.faqTitle}</ContentText>}
          </Heading>
          <Accordion
            items={fund.faq.map((item) => ({
              id: item.id,
              title: <ContentText>{item.title}</ContentText>,
              content: <RichText html={item.descriptionHtml} topHeading={3} />,
            }))}
          />
        </section>
      )}
    </>
  );
}

function stepsOf(fund: Fund): readonly ('request' | 'check' | 'activate' | 'use')[] {
  return isAskedFor(fund) ? ['request', 'check', 'use'] : ['activate', 'use'];
}
