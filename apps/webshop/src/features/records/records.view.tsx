import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded, LoadState } from '../../lib/load/loaded.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { screenModel } from '../../lib/view-model/screen-model.ts';
import { useScreenModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { RecordGroupView } from './record-group.view.tsx';
import { RecordToLookAtCard } from './record-to-look-at.view.tsx';
import { STATUSES } from './record-texts.ts';
import { RecordsViewModel } from './records.vm.ts';
import './records.css';

export const reads = screenModel(RecordsViewModel, ({ language }) => ({ language }));

/** The records of the resident: what a validator declined or still looks at, then the rest by category. */
export const Component = observer(function RecordsScreen() {
  const translate = useTexts();
  const model = useScreenModel(reads);
  const { book } = model;
  return (
    <AccountLayout title={translate('records.list.title')} lead={translate('records.list.lead')}>
      <LoadState from={book.categories} skeleton={null} failedTitle={translate('records.categories.failed')} />
      <LoadState from={book.requests} skeleton={null} failedTitle={translate('records.requests.failed')} />
      <Loaded from={book.records} skeleton={<SkeletonRows count={4} />}>
        {/* A request moves its record to the top: shown before the requests are known, the list would jump. */}
        {() => (book.requests.isFirstLoad ? <SkeletonRows count={4} /> : <Records model={model} />)}
      </Loaded>
    </AccountLayout>
  );
});

const Records = observer(function Records({ model }: { readonly model: RecordsViewModel }) {
  const translate = useTexts();
  const { book } = model;
  if (book.newest.length === 0) return <NoRecords />;
  return (
    <div className="records">
      {book.toLookAt.length === 0 ? null : (
        <section className="records">
          <Heading level={2} size={3}>
            {translate('records.lookAt.title')}
          </Heading>
          <ul className="records">
            {book.toLookAt.map((item) => (
              <RecordToLookAtCard key={item.record.id} {...item} />
            ))}
          </ul>
        </section>
      )}
      <Groups model={model} />
      <AddButton appearance="secondary" />
      {book.categories.value === null ? null : <ArrangeGroups model={model} />}
    </div>
  );
});

const STATUS_ORDER = ['confirmed', 'own', 'asked', 'declined'] as const;

/** The other records by category; without categories by what is known of them. */
const Groups = observer(function Groups({ model }: { readonly model: RecordsViewModel }) {
  const translate = useTexts();
  const { groups, statusOf } = model.book;
  if (groups.some(({ category }) => category !== null)) {
    return groups.map(({ category, records }) => (
      <RecordGroupView
        key={category?.id ?? ''}
        title={category?.name ?? translate('records.group.rest')}
        records={records}
        statusOf={statusOf}
      />
    ));
  }
  const all = groups.flatMap(({ records }) => records);
  return STATUS_ORDER.map((status) => {
    const records = all.filter((record) => statusOf(record) === status);
    if (records.length === 0) return null;
    return <RecordGroupView key={status} title={translate(STATUSES[status].label)} records={records} statusOf={null} />;
  });
});

/** The groups of the resident, to change them and to make one. */
const ArrangeGroups = observer(function ArrangeGroups({ model }: { readonly model: RecordsViewModel }) {
  const translate = useTexts();
  const groups = (
    <ul className="record-groups">
      {(model.book.categories.value ?? []).map((category) => (
        <li key={category.id}>
          <span>{category.name}</span>
          <Button appearance="subtle" onClick={() => model.arrange(category)}>
            <span>{translate('records.category.change')}</span> <span className="visually-hidden">{category.name}</span>
          </Button>
        </li>
      ))}
      <li>
        <Button appearance="subtle" onClick={() => model.arrange(null)} icon={<IconPlus stroke={1.5} aria-hidden />}>
          {translate('records.category.add')}
        </Button>
      </li>
    </ul>
  );
  return <Accordion items={[{ id: 'groups', title: translate('records.category.arrange'), content: groups }]} />;
});

function AddButton({ appearance }: { readonly appearance: 'primary' | 'secondary' }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <IfScreenEnabled screen="record-create">
      <ButtonLink
        appearance={appearance}
        href={href(goTo('record-create', {}))}
        icon={<IconPlus stroke={1.5} aria-hidden="true" />}
      >
        {translate('records.list.add')}
      </ButtonLink>
    </IfScreenEnabled>
  );
}

function NoRecords() {
  const translate = useTexts();
  return (
    <StateScreen
      scene="checklist"
      headingLevel={2}
      title={translate('records.list.none')}
      actions={<AddButton appearance="primary" />}
    >
      <p>{translate('records.list.noneText')}</p>
    </StateScreen>
  );
}
