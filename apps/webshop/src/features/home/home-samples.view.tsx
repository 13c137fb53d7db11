import type { ProductSample } from '@stadstegoed/core/products/product-sample.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { SkeletonCards } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import type { Load } from '../../lib/load/load.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
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
  const { from, kind } = props;
  const { screen, label, intro } = LIST_OF[kind];
  if (from.state === 'idle' || from.value?.length === 0) return null;
  return (
    <section className={sectionClass(props.isBand)}>
      <div className="container">
        <SectionHead
          title={translate(`funds.home.samples.${kind}`)}
          text={translate(intro)}
          link={{ to: goTo(screen, {}), label: translate(label) }}
        />
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
