import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { fundFacts } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { offersReimbursement } from '@stadstegoed/core/vouchers/voucher-reimbursement.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
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

/** The steps to get the fund; none for a fund outside the platform. A resident who meets all criteria gets it at once. */
export function FundSteps({ fund, signedIn }: { readonly fund: Fund; readonly signedIn: boolean }) {
  const translate = useTexts();
  if (fund.isExternal) return null;
  return (
    <section>
      <Heading level={2}>{translate('funds.fund.steps')}</Heading>
      <StepList
        steps={stepsOf(fund).map((step) => ({
          title: translate(`funds.fund.step.${step}.title`),
          text: translate(
            step === 'activate' && signedIn && fundFacts(fund, []).isApplicable
              ? 'funds.fund.step.activate.ready'
              : `funds.fund.step.${step === 'requestPayout' ? 'request' : step}.text`,
          ),
        }))}
      />
    </section>
  );
}

const WAYS = { counter: IconQrcode, reserve: IconCalendar, reimbursement: IconReceipt } as const;

/** The ways to use the fund, for a resident who has it. */
export function FundUse({ fund, own }: { readonly fund: Fund; readonly own: readonly Voucher[] }) {
  const translate = useTexts();
  const href = useHref();
  const paid = own.find(offersReimbursement);
  const ways = (['counter', 'reserve', 'reimbursement'] as const).filter(
    (way) => way === 'counter' || (way === 'reserve' ? fund.reservationsEnabled : paid !== undefined),
  );
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
                <p className="text-sm text-subtle">
                  {way !== 'reimbursement' || paid === undefined ? (
                    translate(`funds.fund.use.${way}Text`)
                  ) : (
                    <Link href={href(goTo('reimbursement-create', {}, { voucher_address: paid.address }))}>
                      {translate('funds.fund.use.reimbursementText')}
                    </Link>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The description of the fund and its frequently asked questions; all of it folded, with the criteria, for who has it. */
export function FundMore({ fund, criteria }: { readonly fund: Fund; readonly criteria?: Elements }) {
  const translate = useTexts();
  const isFolded = criteria !== undefined;
  const about = fund.descriptionHtml ? <RichText html={fund.descriptionHtml} topHeading={3} /> : null;
  const folded = [
    { id: 'about', title: translate('funds.fund.about'), content: about },
    { id: 'criteria', title: translate('funds.fund.forWhom'), content: criteria },
  ].filter(({ content }) => isFolded && content);
  const questions = fund.faq.map(({ id, title, descriptionHtml }) => ({
    id,
    title: <ContentText>{title}</ContentText>,
    content: <RichText html={descriptionHtml} topHeading={3} />,
  }));
  const faqTitle = isFolded ? null : fund.faqTitle;
  return (
    <>
      {about === null || isFolded ? null : (
        <section>
          <Heading level={2}>{translate('funds.fund.about')}</Heading>
          {about}
        </section>
      )}
      {folded.length + questions.length === 0 ? null : (
        <section>
          <Heading level={2}>
            {faqTitle === null ? (
              translate(isFolded ? 'funds.fund.more' : 'funds.fund.faq')
            ) : (
              <ContentText>{faqTitle}</ContentText>
            )}
          </Heading>
          <Accordion items={[...folded, ...questions]} />
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
