import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { SkeletonCards } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import type { Load } from '../../lib/load/load.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { sectionClass, type HomeSectionProps } from './home-section.tsx';
import { SampleCard } from '../funds/parts/sample-card.tsx';

/** Some offers of funds with a budget; not shown without offers. */
export const HomeProducts = observer(function HomeProducts({ model, isBand }: HomeSectionProps) {
  return <Samples kind="budget" from={model.budgetSamples} isBand={isBand} />;
});

/** Some offers of subsidies; not shown without offers. */
export const HomeActions = observer(function HomeActions({ model, isBand }: HomeSectionProps) {
  return <Samples kind="subsidies" from={model.subsidySamples} isBand={isBand} />;
});

const LIST_OF = {
  budget: { screen: 'products', label: 'funds.home.samples.allBudget', intro: 'funds.home.samples.budgetIntro' },
  subsidies: {
    screen: 'actions',
    label: 'funds.home.samples.allSubsidies',
    intro: 'funds.home.samples.subsidiesIntro',
  },
} as const;

const Samples = observer(function Samples(props: {
  kind: 'budget' | 'subsidies';
  from: Load<readonly ProductSample[]>;
  isBand: boolean;
}) {
  const translate = useTexts();
  const href = useHref();
  const { from, kind } = props;
  const { screen, label, intro } = LIST_OF[kind];
  if (from.state === 'idle' || from.value?.length === 0) return null;
  return (
    <section className={sectionClass(props.isBand)}>
      <div className="container">
        <div className="section__head">
          <div>
            <Heading level={2}>{translate(`funds.home.samples.${kind}`)}</Heading>
            <p>{translate(intro)}</p>
          </div>
          <IfScreenEnabled screen={screen}>
            <Link
              appearance="standalone"
              href={href(goTo(screen, {}))}
              icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
            >
              {translate(label)}
            </Link>
          </IfScreenEnabled>
        </div>
        <Loaded
          from={from}
          skeleton={<SkeletonCards count={6} columns={3} />}
          failedTitle={translate(`funds.home.samples.${kind}Failed`)}
        >
          {(samples) => (
            <ul className="grid grid--3 home-samples">
              {samples.map((sample) => (
                <SampleCard key={sample.id} sample={sample} vouchers={null} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </section>
  );
});
