import type { OtherFund } from '@stadstegoed/core/fund-requests/things-to-do.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { FundRow, FundRowSkeletons } from '../funds/parts/fund-row.tsx';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';
import { SectionHead } from '../../lib/page/section-head.view.tsx';

/** Funds that the resident does not have and that no task on the screen names; not shown without such funds. */
export const OtherFunds = observer(function OtherFunds({ model }: { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const { otherFunds } = model;
  const { funds } = model.home;
  if (funds.value !== null && otherFunds.length === 0) return null;
  return (
    <section className="section home-short home-others">
      <div className="container">
        <SectionHead
          title={translate('funds.home.others.title')}
          text={translate('funds.home.others.text')}
          link={{ to: goTo('funds', {}), label: translate('funds.home.others.all') }}
        />
        <Loaded from={funds} skeleton={<FundRowSkeletons count={2} />} failedTitle={translate('funds.list.failed')}>
          {() => (
            <Rows>
              {otherFunds.map((other) => (
                <OtherFundRow key={other.fund.id} {...other} />
              ))}
            </Rows>
          )}
        </Loaded>
      </div>
    </section>
  );
});

function OtherFundRow({ fund, isReady }: OtherFund) {
  const translate = useTexts();
  const href = useHref();
  const to = isReady ? goTo('fund-activate', { fundId: fund.id }) : goTo('fund', { id: fund.id });
  return (
    <FundRow
      fund={fund}
      headingLevel={3}
      note={<span>{translate(isReady ? 'funds.list.group.meets' : 'funds.list.group.perhaps')}</span>}
      action={
        <ButtonLink appearance="secondary" href={href(to)}>
          <span>{translate(isReady ? 'funds.button.activate' : 'funds.list.read')}</span>{' '}
          <span className="visually-hidden">{fund.name}</span>
        </ButtonLink>
      }
    />
  );
}
