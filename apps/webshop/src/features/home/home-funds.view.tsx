import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { sectionClass, type HomeSectionProps } from './home-section.tsx';
import { FundCard, FundCardSkeletons } from '../funds/parts/fund-card.tsx';

/** The number of funds that home shows. */
const SHOWN_FUNDS = 4;

/** Some funds with their worth, and a link to all funds. */
export const HomeFunds = observer(function HomeFunds({ model, isBand }: HomeSectionProps) {
  const { variant } = useService(Settings);
  const translate = useTexts();
  const href = useHref();
  const { funds } = model;
  const total = funds.value?.total ?? 0;
  return (
    <section className={sectionClass(isBand)}>
      <div className="container">
        <div className="section__head">
          <div>
            <Heading level={2}>{translate('funds.home.funds.title', { municipality: variant.municipality })}</Heading>
            <p>{translate('funds.home.funds.intro')}</p>
          </div>
          {total > 0 ? (
            <IfScreenEnabled screen="funds">
              <Link
                appearance="standalone"
                href={href(goTo('funds', {}))}
                icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
              >
                {translate('funds.home.funds.all', { count: total })}
              </Link>
            </IfScreenEnabled>
          ) : null}
        </div>
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
