import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { Loaded } from '../../lib/load/loaded.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useViewModel } from '../../lib/view-model/use-view-model.ts';
import { AccountLayout } from '../account/parts/account-layout.tsx';
import { RecordGroupView } from './record-group.view.tsx';
import { RecordsViewModel } from './records.vm.ts';
import './records.css';

/** The records of the resident, by category. */
export const Component = observer(function RecordsScreen() {
  const translate = useTexts();
  const language = useLanguage();
  const model = useViewModel(RecordsViewModel, { language });
  const { book } = model;
  return (
    <AccountLayout title={translate('records.list.title')} lead={translate('records.list.lead')}>
      <Loaded from={book.categories} skeleton={null} failedTitle={translate('records.categories.failed')}>
        {() => null}
      </Loaded>
      <Loaded from={book.requests} skeleton={null} failedTitle={translate('records.requests.failed')}>
        {() => null}
      </Loaded>
      <Loaded from={book.records} skeleton={<SkeletonRows count={4} />}>
        {() => <Groups model={model} />}
      </Loaded>
    </AccountLayout>
  );
});

const Groups = observer(function Groups({ model }: { readonly model: RecordsViewModel }) {
  const translate = useTexts();
  const { groups, statusOf } = { groups: model.book.groups, statusOf: model.book.statusOf.bind(model.book) };
  if (groups.length === 0) return <NoRecords />;
  return (
    <>
      <div className="row row--between records-top">
        <p className="records-private">
          <IconLock size={20} stroke={1.5} aria-hidden="true" /> <span>{translate('records.list.private')}</span>
        </p>
        <AddButton />
      </div>
      <div className="records">
        {groups.map((group) => (
          <RecordGroupView
            key={group.category?.id ?? ''}
            group={group}
            statusOf={statusOf}
            isOnly={groups.length === 1}
            onArrange={model.arrange.bind(model)}
          />
        ))}
      </div>
      {model.book.categories.value === null ? null : <MoreGroups model={model} />}
      <Notice title={translate('records.list.wrong')}>
        <p>{translate('records.list.wrongText')}</p>
      </Notice>
    </>
  );
});

/** Makes a group, and changes those that are empty. */
const MoreGroups = observer(function MoreGroups({ model }: { readonly model: RecordsViewModel }) {
  const translate = useTexts();
  return (
    <div className="row records-more">
      <Button appearance="subtle" onClick={() => model.arrange(null)} icon={<IconPlus stroke={1.5} aria-hidden />}>
        {translate('records.category.add')}
      </Button>
      {model.book.empty.map((category) => (
        <Button key={category.id} appearance="subtle" onClick={() => model.arrange(category)}>
          {translate('records.category.empty', { name: category.name })}
        </Button>
      ))}
    </div>
  );
});

function AddButton() {
  const translate = useTexts();
  const href = useHref();
  return (
    <IfScreenEnabled screen="record-create">
      <ButtonLink
        appearance="primary"
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
    <StateScreen scene="checklist" headingLevel={2} title={translate('records.list.none')} actions={<AddButton />}>
      <p>{translate('records.list.noneText')}</p>
    </StateScreen>
  );
}
