import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { OtherFund } from '@stadstegoed/core/fund-requests/things-to-do.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { FundRow, FundRowSkeletons } from '../funds/parts/fund-row.tsx';
import type { ResidentHomeViewModel } from './home-resident.vm.ts';

/** Funds that the resident does not have and that no task on the screen names; not shown without such funds. */
export const OtherFunds = observer(function OtherFunds({ model }: { readonly model: ResidentHomeViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const { otherFunds } = model;
  const { funds } = model.home;
  if (funds.value !== null && otherFunds.length === 0) return null;
  return (
    <section className="section home-others">
      <div className="container">
        <div className="section__head">
          <div>
            <Heading level={2}>{translate('funds.home.others.title')}</Heading>
            <p>{translate('funds.home.others.text')}</p>
          </div>
          <IfScreenEnabled screen="funds">
            <Link
              appearance="standalone"
              href={href(goTo('funds', {}))}
              icon={<IconArrowRight size={20} stroke={1.5} aria-hidden="true" />}
            >
              {translate('funds.home.others.all')}
            </Link>
          </IfScreenEnabled>
        </div>
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
