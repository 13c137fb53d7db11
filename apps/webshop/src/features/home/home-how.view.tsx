import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { CardsArt, PhoneArt, ShopArt } from './home-art.tsx';
import { SectionHead } from '../../lib/page/section-head.view.tsx';

const STEPS = [
  { name: 'choose', Art: CardsArt },
  { name: 'apply', Art: PhoneArt },
  { name: 'scan', Art: ShopArt },
] as const;

/** How it works, in three drawn steps. */
export function HowItWorks() {
  const translate = useTexts();
  return (
    <section className="section">
      <div className="container">
        <SectionHead
          title={translate('funds.home.how.title')}
          text={translate('funds.home.how.intro')}
          link={{ to: goTo('explanation', {}), label: translate('funds.home.how.more') }}
        />
        <ol className="grid grid--3">
          {STEPS.map(({ name, Art }, index) => (
            <li key={name} className="home-step">
              <Art />
              <Heading level={3}>
                <span className="home-step__number" aria-hidden="true">
                  {index + 1}
                </span>{' '}
                <span>{translate(`funds.home.how.${name}.title`)}</span>
              </Heading>
              <p className="text-sm text-subtle">{translate(`funds.home.how.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
