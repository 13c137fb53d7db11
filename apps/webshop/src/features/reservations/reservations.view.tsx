import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { paymentPhase } from '@stadstegoed/core/reservations/extra-payment.ts';
import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Rows } from '@stadstegoed/ui/card/rows.tsx';
import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { NextStepLink } from '../../lib/links/next-step-link.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { LeftOut } from '../../lib/load/left-out.view.tsx';
import { Pages } from '../../lib/list/list-page.view.tsx';
import { hasTools } from '../../lib/list/tools-from.ts';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLiveAfterChange } from '../../lib/load/use-live-after-change.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { ReservationCard } from './reservation-card.view.tsx';
import { ReservationRow } from './reservation-row.view.tsx';
import { RESERVATIONS_QUERY, SITUATIONS } from './reservations-query.ts';
import { ReservationsViewModel, type ReservationGroup } from './reservations.vm.ts';
import './reservations.css';

export const reads = screenModel(ReservationsViewModel, ({ query, language }) => ({
  asked: RESERVATIONS_QUERY.asked(RESERVATIONS_QUERY.read(query)),
  language,
}));

/** The resident's reservations with their states, 15 at a time. */
export const Component = observer(function ReservationsScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  return (
    <AccountLayout title={translate('reservations.title')} lead={leadOf(model, translate)}>
      {hasTools(model.list) ? <Filters model={model} /> : null}
      <Loaded
        from={model.list.results}
        skeleton={<SkeletonRows count={4} />}
        failedTitle={translate('reservations.failed')}
      >
        {(page) => (page.total === 0 ? <None model={model} /> : <Results model={model} page={page} />)}
      </Loaded>
    </AccountLayout>
  );
});

/** How many have to be paid, are ready and wait, while the whole list is seen at once. */
function leadOf(model: ReservationsViewModel, translate: Translate): string | undefined {
  const page = model.list.results.value;
  if (page === null || hasTools(model.list)) return undefined;
  const running = model
    .inGroup(page, 'running')
    .filter((reservation) => reservation.state !== 'waiting' || paymentPhase(reservation, model.now) === 'to_pay');
  const lead = (['waiting', 'accepted', 'pending'] as const).flatMap((state) => {
    const count = running.filter((reservation) => reservation.state === state).length;
    return count === 0 ? [] : [translate(`reservations.lead.${state}`, { count })];
  });
  return lead.length === 0 ? undefined : lead.join(' ');
}

type ModelProps = { readonly model: ReservationsViewModel };

const Filters = observer(function Filters({ model }: ModelProps) {
  const translate = useTexts();
  const { list } = model;
  const total = list.results.value?.total ?? null;
  const count = total === null ? '' : translate('reservations.count', { count: total });
  return (
    <form
      role="search"
      aria-label={translate('reservations.search')}
      className="reservations-filters"
      onSubmit={(event) => {
        event.preventDefault();
        list.searchNow();
      }}
    >
      <FormField
        id="reservations-q"
        label={translate('reservations.search')}
        hint={translate('reservations.searchHint')}
        optionalText=""
      >
        {(control) => (
          <TextInput {...control} type="search" enterKeyHint="search" value={list.searchText} onChange={list.type} />
        )}
      </FormField>
      <Chips label={translate('reservations.filter.label')}>
        {SITUATIONS.map((state) => (
          <ToggleChip key={state} pressed={list.query.state === state} onToggle={() => list.narrow({ state })}>
            {translate(`reservations.filter.${state}`)}
          </ToggleChip>
        ))}
      </Chips>
      <p aria-live={useLiveAfterChange(count)} className="text-subtle reservations-count">
        {count}
      </p>
    </form>
  );
});

const GROUPS: readonly ReservationGroup[] = ['running', 'unknown', 'past'];

const Results = observer(function Results({ model, page }: ModelProps & { readonly page: Page<Reservation> }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const context = { translate, language, today: model.today, now: model.now };
  const groups = GROUPS.filter((group) => model.inGroup(page, group).length > 0);
  return (
    <div aria-busy={model.list.results.state === 'loading'}>
      {groups.map((group) => {
        const reservations = model.inGroup(page, group);
        // With nothing in the past the lead has said it, and the heading is there for screen readers.
        const isOnly = groups.length === 1 && group === 'running' && !hasTools(model.list);
        return (
          <section key={group} className="reservations-group">
            <Heading level={2} size={3} className={isOnly ? 'visually-hidden' : undefined}>
              {translate(group === 'unknown' ? 'shell.unknownState' : `reservations.${group}`)}
            </Heading>
            {group === 'past' ? (
              <Rows className="reservation-rows">
                {reservations.map((reservation) => (
                  <ReservationRow key={reservation.id} reservation={reservation} />
                ))}
              </Rows>
            ) : (
              <ul className="reservation-cards">
                {reservations.map((reservation) => (
                  <ReservationCard
                    key={reservation.id}
                    reservation={reservation}
                    fundLogo={model.fundLogo(reservation.fund.id)}
                    voucher={model.voucherOf(reservation)}
                    context={context}
                    onCancel={() => model.openCancel(reservation)}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <LeftOut from={page} />
      <Pages page={page} hrefFor={model.list.hrefOfPage} />
      <IfScreenEnabled screen="products">
        <p className="reservations-more">
          <Link appearance="standalone" href={href(goTo('products', {}))}>
            {translate('reservations.more')}
          </Link>
        </p>
      </IfScreenEnabled>
    </div>
  );
});

/** Nothing reserved, or nothing with these filters. */
const None = observer(function None({ model }: ModelProps) {
  const translate = useTexts();
  const isFiltered = model.list.activeFilters.length > 0;
  return (
    <StateScreen
      scene="bench"
      headingLevel={2}
      title={translate(isFiltered ? 'reservations.empty.filtered.title' : 'reservations.empty.title')}
      actions={
        isFiltered ? (
          <Button onClick={() => model.list.clear()}>{translate('reservations.empty.showAll')}</Button>
        ) : (
          <NextStepLink to={goTo('products', {})} label={translate('reservations.empty.toProducts')} />
        )
      }
    >
      <p>{translate(isFiltered ? 'reservations.empty.filtered.text' : 'reservations.empty.text')}</p>
    </StateScreen>
  );
});
