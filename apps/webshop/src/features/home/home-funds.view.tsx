import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import { sectionClass, type HomeSectionProps } from './home-section.tsx';
import { FundCard, FundCardSkeletons } from '../funds/parts/fund-card.tsx';

/** The number of funds that home shows. */
const SHOWN_FUNDS = 4;

/** Some funds with their worth, and a link to all funds. */
export const HomeFunds = observer(function HomeFunds({ model, isBand }: HomeSectionProps) {
  const { variant } = useService(Settings);
  const translate = useTexts();
  const { funds } = model;
  const total = funds.value?.total ?? 0;
  return (
    <section className={sectionClass(isBand)}>
      <div className="container">
        <SectionHead
          title={translate('funds.home.funds.title', { municipality: variant.municipality })}
          text={translate('funds.home.funds.intro')}
          link={
            total === 0 ? null : { to: goTo('funds', {}), label: translate('funds.home.funds.all', { count: total }) }
          }
        />
        <Loaded
          from={funds}
          skeleton={<FundCardSkeletons count={SHOWN_FUNDS} />}
          failedTitle={translate('funds.list.failed')}
        >
          {(page) =>
            page.items.length === 0 ? (
              <p>{translate('funds.home.funds.none')}</p>
            ) : (
              <ul className={page.items.length < SHOWN_FUNDS ? 'grid grid--3' : 'grid grid--4'}>
                {page.items.slice(0, SHOWN_FUNDS).map((fund) => (
                  <FundCard key={fund.id} fund={fund} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </section>
  );
});
