import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
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
          <p className="fund-head__say">
            <ContentText>{fund.descriptionShort}</ContentText>
          </p>
        )}
      </div>
      <FundPicture fund={fund} eager />
    </div>
  );
}

/** The head of a fund of which only the name is known, at the same place. */
export function NamedFundHead({ name }: { readonly name: string }) {
  return (
    <div className="fund-page__grid">
      <div className="fund-head">
        <div className="fund-head__text">
          <p className="fund-head__who" aria-hidden="true">
            {'\u00a0'}
          </p>
          <Heading level={1}>
            <NameText name={name} kind="fund" />
          </Heading>
        </div>
        <div className="fund-picture" />
      </div>
    </div>
  );
}

/** The steps to get the fund; none for a fund outside the platform. */
export function FundSteps({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  if (fund.isExternal) return null;
  return (
    <section>
      <Heading level={2}>{translate('funds.fund.steps')}</Heading>
      <StepList
        steps={stepsOf(fund).map((step) => ({
          title: translate(`funds.fund.step.${step}.title`),
          text: translate(`funds.fund.step.${step === 'requestPayout' ? 'request' : step}.text`),
        }))}
      />
    </section>
  );
}

const WAYS = { counter: IconQrcode, reserve: IconCalendar, reimbursement: IconReceipt } as const;

/** The ways to use the fund, for a resident who has it. */
export function FundUse({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  const ways = fund.reservationsEnabled
    ? (['counter', 'reserve', 'reimbursement'] as const)
    : (['counter', 'reimbursement'] as const);
  return (
    <section>
      <Heading level={2}>{translate('funds.fund.use')}</Heading>
      <ul className="fund-ways">
        {ways.map((way) => {
          const Icon = WAYS[way];
          return (
            <li key={way}>
              <Icon stroke={1.5} aria-hidden="true" />
              <div>
                <Heading level={3} size={4}>
                  {translate(`funds.fund.use.${way}`)}
                </Heading>
                <p className="text-sm text-subtle">{translate(`funds.fund.use.${way}Text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The description of the fund and its frequently asked questions. */
export function FundMore(props: { readonly fund: Fund }) {
  const { fund } = props;
  const translate = useTexts();
  return (
    <>
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

/** A fund that pays to an account has no voucher to activate or use. */
function stepsOf(fund: Fund): readonly ('request' | 'requestPayout' | 'check' | 'activate' | 'use' | 'paid')[] {
  if (fund.isPayout) return ['requestPayout', 'check', 'paid'];
  return isAskedFor(fund) ? ['request', 'check', 'use'] : ['activate', 'use'];
}
