import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { allItems } from '@stadstegoed/core/shared/page.ts';
import { observer } from 'mobx-react-lite';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../../lib/app/settings.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { topicsOf } from './home-topics.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import { sectionClass, type HomeSectionProps } from './home-section.tsx';
import '@stadstegoed/ui/chip/chip.css';
import './home-topics.css';

/** The subjects of the funds with the number of funds of each, when all funds can be read; a link opens the list with that subject. */
export const HomeTopics = observer(function HomeTopics({ model, isBand }: HomeSectionProps) {
  const translate = useTexts();
  const href = useHref();
  const settings = useService(Settings);
  const { state, value } = model.funds;
  const topics = topicsOf(value?.items ?? []);
  if (!isScreenAvailable('funds', settings) || state === 'failed' || (value !== null && topics.length === 0))
    return null;
  return (
    <section className={sectionClass(isBand)}>
      <div className="container">
        <SectionHead
          title={translate('funds.home.topics.title')}
          text={translate('funds.home.topics.intro')}
          link={null}
        />
        <ul className="home-topics">
          {topics.map(({ id, name, count }) => (
            <li key={id}>
              <ShopLink className="stads-chip" href={href(goTo('funds', {}, { tag_id: id }))}>
                <span>{name}</span>{' '}
                {allItems(value) === null ? null : (
                  <span className="figures text-subtle">
                    <span>{count}</span>{' '}
                    <span className="visually-hidden">{translate('funds.home.topics.funds', { count })}</span>
                  </span>
                )}
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});
