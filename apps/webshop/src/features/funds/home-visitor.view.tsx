import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { Hero } from '@stadstegoed/ui/town/hero.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Settings } from '../../support/settings.ts';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useService } from '../../support/use-view-model.ts';
import { HelpBlock } from './home-help.view.tsx';
import { HomeFunds } from './home-funds.view.tsx';
import { HowItWorks, TrustLine } from './home-how.view.tsx';
import { HomeSamples } from './home-samples.view.tsx';
import type { HomeViewModel } from './home.vm.ts';

/** Home for who is not signed in: what this is, how it works, what there is. */
export const VisitorHome = observer(function VisitorHome(props: { model: HomeViewModel }) {
  const { model } = props;
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

/** Says in the page, too, that the session ended: the dialog over it can be closed before it was read. */
const ExpiredNotice = observer(function ExpiredNotice(props: { model: HomeViewModel }) {
  const translate = useTexts();
  const href = useHref();
  if (!props.model.sessionExpired) return null;
  return (
    <div className="container home-expired">
      <Notice kind="info" title={translate('funds.home.expired.title')}>
        <p>{translate('funds.home.expired.text')}</p>
        <ButtonLink href={href(props.model.toSignIn)}>{translate('funds.home.expired.signIn')}</ButtonLink>
      </Notice>
    </div>
  );
});

/** Keeps the room of our own words when they stood there first. */
function BannerTitle({ ours, theirs }: { readonly ours: string; readonly theirs: string | null }) {
  const [beganWithOurs] = useState(theirs === null);
  return (
    <Heading level={1} size="hero" className="home-title" {...(beganWithOurs ? { 'data-before': ours } : {})}>
      <span>{theirs ?? ours}</span>
    </Heading>
  );
}

/**
 * The first sight of the shop. Our words stand at once and the municipality's take their place when the platform has
 * answered; the room for both is the same, so that nothing below moves.
 */
const Banner = observer(function Banner(props: { model: HomeViewModel }) {
  const settings = useService(Settings);
  const translate = useTexts();
  const href = useHref();
  const { variant, platform, flags } = settings;
  const html = platform?.banner.descriptionHtml ?? '';
  const withStart = flags.startButton && settings.showStartButton;
  return (
    <Hero landmark={variant.landmark}>
      <BannerTitle
        ours={translate('funds.home.heading', { name: variant.title })}
        theirs={platform?.banner.title ?? null}
      />
      <div className="home-intro">
        {html === '' ? <Lead>{translate('funds.home.intro')}</Lead> : <RichText html={html} className="stads-lead" />}
      </div>
      <div className="row">
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
      </div>
    </Hero>
  );
});
