import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { CountBadge } from '@stadstegoed/ui/badge/badge.tsx';
import { Breadcrumbs } from '@stadstegoed/ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Drawer } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Session } from '../../support/session.ts';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { useService, useViewModel } from '../../support/use-view-model.ts';
import { ActiveFilters, ClearFilters, FundsFilters } from './funds-filters.view.tsx';
import { activeFilters, readFundsQuery } from './funds-query.ts';
import { DisplayChoice, FundsResults } from './funds-results.view.tsx';
import { FundsViewModel } from './funds.vm.ts';
import './funds.css';

/** The list of funds with its filters (1 §2). */
export const Component = observer(function FundsScreen() {
  const { isSignedIn: signedIn } = useService(Session);
  const language = useLanguage();
  const [address] = useSearchParams();
  const shown = readFundsQuery(address);
  const { display, showMenu, ...asked } = shown;
  const model = useViewModel(FundsViewModel, { asked, language, signedIn });
  useEffect(() => model.setDisplay({ display, showMenu }), [model, display, showMenu]);
  const translate = useTexts();
  const href = useHref();
  return (
    <div className="container funds-page">
      <Breadcrumbs
        label={translate('funds.crumbs')}
        trail={[{ href: href(goTo('home', {})), label: translate('funds.home.title') }]}
        current={translate('funds.list.title')}
      />
      <div className="page-head">
        <Heading level={1}>{translate('funds.list.title')}</Heading>
        <Lead>{translate('funds.list.intro')}</Lead>
      </div>
      <div className="split split--filters">
        <aside className="desktop-only" aria-label={translate('funds.list.filters')}>
          <div className="funds-filters__head">
            <Heading level={2} size={3}>
              {translate('funds.list.filters')}
            </Heading>
            <ClearFilters model={model} />
          </div>
          <FundsFilters model={model} place="column" />
        </aside>
        <div>
          <div className="funds-toolbar">
            <ResultCount model={model} />
            <FilterDrawer model={model} open={showMenu} />
            <DisplayChoice model={model} display={display} />
          </div>
          <ActiveFilters model={model} />
          <FundsResults model={model} display={display} />
        </div>
      </div>
    </div>
  );
});

/** How many funds there are; changes are spoken. */
const ResultCount = observer(function ResultCount(props: { model: FundsViewModel }) {
  const translate = useTexts();
  const { value, state } = props.model.list;
  const isKnown = value !== null && state !== 'failed';
  return (
    <p role="status" className="funds-toolbar__count">
      {isKnown ? translate('funds.list.count', { count: value.total }) : ''}
    </p>
  );
});

/** On the phone the filters stand in a drawer; its state is in the address, so that a link can open it. */
const FilterDrawer = observer(function FilterDrawer(props: { model: FundsViewModel; open: boolean }) {
  const { model, open } = props;
  const translate = useTexts();
  const count = activeFilters(model.query).length;
  const total = model.list.value?.total ?? 0;
  return (
    <>
      <Button
        className="phone-only"
        icon={<IconAdjustmentsHorizontal stroke={1.5} aria-hidden="true" />}
        aria-expanded={open}
        onClick={() => model.change({ showMenu: true })}
      >
        {translate('funds.list.filters')}
        {count === 0 ? null : (
          <>
            <span aria-hidden="true">
              <CountBadge count={count} />
            </span>
            <span className="visually-hidden">{translate('funds.list.filtersOn', { count })}</span>
          </>
        )}
      </Button>
      <Drawer
        open={open}
        onClose={() => model.change({ showMenu: false })}
        title={translate('funds.list.filters')}
        closeLabel={translate('shell.close')}
        footer={
          <>
            <Button appearance="primary" onClick={() => model.change({ showMenu: false })}>
              {translate('funds.list.showResults', { count: total })}
            </Button>
            <ClearFilters model={model} asButton />
          </>
        }
      >
        {open ? <FundsFilters model={model} place="drawer" /> : null}
      </Drawer>
    </>
  );
});
