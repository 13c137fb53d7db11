import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { RichText } from '@stadstegoed/ui/rich-text/rich-text.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { skyline } from 'virtual:drawings';
import { sections } from 'virtual:home';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../../lib/app/settings.ts';
import { type EndedSession, Session } from '../../lib/app/session.ts';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService, useViewModel } from '../../lib/view-model/use-view-model.ts';
import { HomeBanner } from './home-banner.tsx';
import { BUTTONS } from './home-buttons.ts';
import { HomeViewModel, type HomeParams } from './home.vm.ts';

/** Loaded only on a device that has codes. */
const HomeCodes = lazy(async () => ({ default: (await import('./home-codes.view.tsx')).HomeCodes }));

/** Home for a visitor: an introduction, and the sections that the municipality lists. */
export const VisitorHome = observer(function VisitorHome({ params }: { params: HomeParams }) {
  const model = useViewModel(HomeViewModel, params);
  const { usable } = useService(StoredCodes);
  return (
    <>
      <ExpiredNotice model={model} />
      <Suspense>{usable.length === 0 ? null : <HomeCodes />}</Suspense>
      <Banner model={model} />
      {sections.map(({ name, Section, isBand }) => (
        <Section key={name} model={model} isBand={isBand} />
      ))}
    </>
  );
});

/** What to say about a sign-in that ended, and after a reload, when only the address tells that it did. */
function endSentences(ended: EndedSession | null): readonly TextKey[] {
  const { because, notDone, keepsAnswers } = ended ?? { because: 'idle', notDone: null, keepsAnswers: false };
  const isReservation = notDone === 'reservation';
  return [
    ...(because === 'idle' ? (['funds.home.expired.idle'] as const) : []),
    ...(notDone === null ? [] : [`funds.home.expired.notDone.${notDone}` as const]),
    ...(keepsAnswers ? [`funds.home.expired.kept.${isReservation ? 'choices' : 'answers'}` as const] : []),
    'funds.home.expired.again',
  ];
}

/** Says once that the session ended, with a link to sign in that leads back to where one was. */
const ExpiredNotice = observer(function ExpiredNotice(props: { model: HomeViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const { ended } = useService(Session);
  if (!props.model.sessionExpired && ended === null) return null;
  return (
    <div className="container home-expired">
      <Notice kind="info" title={translate('funds.home.expired.title')} live="alert">
        <p>
          {endSentences(ended)
            .map((sentence) => translate(sentence))
            .join(' ')}
        </p>
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
      skyline={skyline}
      title={theirs === null ? ours : <ContentText>{theirs}</ContentText>}
      {...(beganWithOurs ? { before: ours } : {})}
      intro={
        html === '' ? <Lead>{translate('funds.home.intro')}</Lead> : <RichText html={html} className="stads-lead" />
      }
      actions={<BannerActions model={props.model} />}
    />
  );
});

/** The buttons that the municipality lists; the first is the primary one. */
const BannerActions = observer(function BannerActions(props: { model: HomeViewModel }) {
  const settings = useService(Settings);
  const { flags, showStartButton, variant } = settings;
  const translate = useTexts();
  const href = useHref();
  const shown = variant.home.buttons.filter(
    (name) =>
      isScreenAvailable(BUTTONS[name].screen, settings) && (name !== 'start' || (flags.startButton && showStartButton)),
  );
  return shown.map((name, index) => {
    const { screen, label } = BUTTONS[name];
    return (
      <ButtonLink
        key={name}
        appearance={index === 0 ? 'primary' : 'subtle'}
        size="large"
        href={href(screen === 'start' ? props.model.toSignIn : goTo(screen, {}))}
        {...(index === 0 ? { iconEnd: <IconArrowRight stroke={1.5} aria-hidden="true" /> } : {})}
      >
        {translate(label)}
      </ButtonLink>
    );
  });
});

/** Whether the page shows the banner that it came with, which has our own title. */
const isFirstPaint = (): boolean => document.querySelector('.home-first-paint') !== null;
