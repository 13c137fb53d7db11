import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Settings } from '../../support/settings.ts';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useService, useViewModel } from '../../support/use-view-model.ts';
import { HomeBanner } from './home-banner.tsx';
import { HelpBlock } from './home-help.view.tsx';
import { HomeFunds } from './home-funds.view.tsx';
import { HowItWorks, TrustLine } from './home-how.view.tsx';
import { HomeSamples } from './home-samples.view.tsx';
import { HomeViewModel, type HomeParams } from './home.vm.ts';

/** Home for a visitor: an introduction, how it works, funds and offers. */
export const VisitorHome = observer(function VisitorHome({ params }: { params: HomeParams }) {
  const model = useViewModel(HomeViewModel, params);
  return (
    <>
      <ExpiredNotice model={model} />
      <Banner model={model} />
      <TrustLine />
      <HowItWorks />
      <HomeFunds model={model} />
      <HomeSamples model={model} />
      <HelpBlock />
    </>
  );
});

/** Says once that the session ended, with a link to sign in that leads back to where one was. */
const ExpiredNotice = observer(function ExpiredNotice(props: { model: HomeViewModel }) {
  const translate = useTexts();
  const href = useHref();
  if (!props.model.sessionExpired) return null;
  return (
    <div className="container home-expired">
      <Notice kind="info" title={translate('funds.home.expired.title')} live="alert">
        <p>{translate('funds.home.expired.text')}</p>
        <ButtonLink href={href(props.model.toSignIn)}>{translate('funds.home.expired.signIn')}</ButtonLink>
      </Notice>
    </div>
  );
});

/**
 * The banner. It shows our own texts immediately and replaces them with those of the municipality when the
 * configuration is loaded. Both take the same space, so that nothing below moves.
 */
const Banner = observer(function Banner(props: { model: HomeViewModel }) {
  const settings = useService(Settings);
  const translate = useTexts();
  const { variant, platform } = settings;
  const html = platform?.banner.descriptionHtml ?? '';
  const ours = translate('funds.home.heading', { name: variant.title });
  const theirs = platform?.banner.title ?? null;
  const [beganWithOurs] = useState(theirs === null || isFirstPaint());
  return (
    <HomeBanner
      landmark={variant.landmark}
      title={theirs === null ? ours : <ContentText>{theirs}</ContentText>}
      {...(beganWithOurs ? { before: ours } : {})}
      intro={
        html === '' ? <Lead>{translate('funds.home.intro')}</Lead> : <RichText html={html} className="stads-lead" />
      }
      actions={<BannerActions model={props.model} />}
    />
  );
});

const BannerActions = observer(function BannerActions(props: { model: HomeViewModel }) {
  const { flags, showStartButton } = useService(Settings);
  const translate = useTexts();
  const href = useHref();
  const withStart = flags.startButton && showStartButton;
  return (
    <>
      {withStart ? (
        <ButtonLink
          appearance="primary"
          size="large"
          href={href(props.model.toSignIn)}
          iconEnd={<IconArrowRight stroke={1.5} aria-hidden="true" />}
        >
          {translate('funds.home.start')}
        </ButtonLink>
      ) : null}
      {flags.fundsList ? (
        <ButtonLink appearance={withStart ? 'subtle' : 'primary'} size="large" href={href(goTo('funds', {}))}>
          {translate('funds.home.toFunds')}
        </ButtonLink>
      ) : null}
    </>
  );
});

/** Whether the page shows the banner that it came with, which has our own title. */
const isFirstPaint = (): boolean => document.querySelector('.home-first-paint') !== null;
