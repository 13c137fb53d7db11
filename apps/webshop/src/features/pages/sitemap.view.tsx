import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { PageHead } from '../../lib/page/page-head.view.tsx';
import { Settings } from '../../lib/app/settings.ts';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel, useService } from '../../lib/view-model/use-view-model.ts';
import { AllFundsViewModel } from './all-funds.vm.ts';
import { sitemapGroups, type SitemapGroup, type SitemapGroupName } from './sitemap-groups.ts';
import './pages.css';

const ICONS: Readonly<Record<SitemapGroupName, typeof IconGift>> = {
  funds: IconGift,
  products: IconShoppingBag,
  providers: IconMapPin,
  yours: IconUser,
  explanation: IconHelpCircle,
  about: IconFileText,
};

export const reads = screenModel(AllFundsViewModel, ({ language }) => ({ language }));

/** The sitemap: a link to every screen that is there, and to every fund. */
export const Component = observer(function SitemapScreen() {
  const translate = useTexts();
  const settings = useService(Settings);
  const model = useScreenModel(reads);
  return (
    <div className="container page">
      <PageHead title={translate('pages.sitemap.title')} lead={translate('pages.sitemap.lead')} />
      <div className="sitemap grid grid--3">
        {sitemapGroups(settings).map((group) => (
          <Group key={group.name} group={group} model={model} />
        ))}
      </div>
    </div>
  );
});

function Group({ group, model }: { readonly group: SitemapGroup; readonly model: AllFundsViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const Icon = ICONS[group.name];
  return (
    <section>
      <Heading level={2}>
        <Icon stroke={1.5} aria-hidden="true" /> <span>{translate(`pages.sitemap.group.${group.name}`)}</span>
      </Heading>
      <ul>
        {group.links.map(({ label, to }) => (
          <li key={to.screen}>
            <ShopLink href={href(to)}>{translate(label)}</ShopLink>
          </li>
        ))}
      </ul>
      {group.name === 'funds' ? <FundLinks model={model} /> : null}
    </section>
  );
}

const FundLinks = observer(function FundLinks({ model }: { readonly model: AllFundsViewModel }) {
  const href = useHref();
  return (
    <Loaded from={model.funds} skeleton={<FundLinksSkeleton />}>
      {(funds) => (
        <ul>
          {funds.map(({ id, name }) => (
            <li key={id}>
              <ShopLink href={href(goTo('fund', { id }))}>
                <ContentText>{name}</ContentText>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
});

/** As many lines as fill a phone, so that the groups below the funds do not move before one's eyes. */
function FundLinksSkeleton() {
  return (
    <ul>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Skeleton shape="line" width="60%" />
        </li>
      ))}
    </ul>
  );
}
