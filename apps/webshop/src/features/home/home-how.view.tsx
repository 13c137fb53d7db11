import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { CardsArt, PhoneArt, ShopArt } from './home-art.tsx';

const STEPS = [
  { name: 'choose', Art: CardsArt },
  { name: 'apply', Art: PhoneArt },
  { name: 'scan', Art: ShopArt },
] as const;

/** How it works, in three drawn steps. */
export function HowItWorks() {
  const translate = useTexts();
  const href = useHref();
  return (
    <section className="section">
      <div className="container">
        <div className="section__head">
          <div>
            <Heading level={2}>{translate('funds.home.how.title')}</Heading>
            <p>{translate('funds.home.how.intro')}</p>
          </div>
          <IfScreenEnabled screen="explanation">
            <Link
              appearance="standalone"
              href={href(goTo('explanation', {}))}
              icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
            >
              {translate('funds.home.how.more')}
            </Link>
          </IfScreenEnabled>
        </div>
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
