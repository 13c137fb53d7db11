import { isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { isDisconnected } from '@stadstegoed/core/shared/failure.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import type { useSuggestionBox } from '@stadstegoed/ui/combobox/use-suggestion-box.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useRetryWhenBack } from '../../lib/load/connection.ts';
import { failureSentence } from '../../lib/action/failure-sentence.ts';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { SuggestionOption } from './suggestion-option.view.tsx';
import type { Choice, SuggestionsModel } from './suggestions.vm.ts';
import './search.css';

/** The combobox of a search field. */
type SuggestionBox = ReturnType<typeof useSuggestionBox<Choice>>;

export interface SuggestionPanelProps {
  readonly model: SuggestionsModel;
  readonly box: SuggestionBox;
  /** Called when a link in the panel was followed. */
  readonly onLeave: () => void;
}

/** What stands under the search field: suggestions, earlier searches, or why there is nothing. */
export const SuggestionPanel = observer(function SuggestionPanel(props: SuggestionPanelProps) {
  const { model, box } = props;
  const translate = useTexts();
  const hasList = box.isPanelOpen && model.choices.length > 0;
  const isIdle = isBlank(model.typed);
  // A press in the panel must not take focus from the field.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <div role="presentation" className="search-panel" hidden={!box.isPanelOpen} onMouseDown={keepFocus}>
      <div
        {...box.getMenuProps({ 'aria-label': translate('search.suggest.list') }, { suppressRefError: true })}
        aria-labelledby={undefined}
        hidden={!hasList}
      >
        {hasList ? <Options {...props} /> : null}
      </div>
      {isIdle ? <EarlierSearches {...props} /> : hasList ? null : <NoSuggestions {...props} />}
    </div>
  );
});

/** Tells the number of suggestions once for each answer. It stands outside the panel: a hidden region says nothing. */
export const SuggestionStatus = observer(function SuggestionStatus({ model, box }: SuggestionPanelProps) {
  const translate = useTexts();
  const { q, count } = model;
  const text = () => {
    if (!box.isPanelOpen || count === null || model.answer.state !== 'ready') return '';
    if (count === 0) return translate('search.suggest.none', { q });
    return translate('search.suggest.count', { q, count: model.choices.length - 1 });
  };
  return (
    <p className="visually-hidden" aria-live="polite">
      {text()}
    </p>
  );
});

const Options = observer(function Options({ model, box }: SuggestionPanelProps) {
  const translate = useTexts();
  const { choices, groups, q } = model;
  const last = choices.length - 1;
  const propsOf = (choice: Choice, index: number) => ({
    ...box.getItemProps({ item: choice, index }),
    'data-active': index === box.highlightedIndex || undefined,
  });
  let index = -1;
  return (
    <>
      {groups.map(({ kind, items }) => (
        <div key={kind} role="group" aria-labelledby={`search-group-${kind}`}>
          <p className="search-panel__heading" id={`search-group-${kind}`}>
            {translate(`search.kind.${kind}`)}
          </p>
          {items.map((item) => {
            index += 1;
            return (
              <SuggestionOption
                key={item.id}
                suggestion={item}
                vouchers={model.vouchers}
                q={q}
                props={propsOf(item, index)}
              />
            );
          })}
        </div>
      ))}
      {choices.slice(last).map((choice) => (
        <div key="all" className="search-panel__all" {...propsOf(choice, last)}>
          <span>{translate('search.suggest.all', { q, count: model.count ?? 0 })}</span>
          <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
        </div>
      ))}
    </>
  );
});

/** The earlier searches of this device, each a link to its results, and the map. */
const EarlierSearches = observer(function EarlierSearches({ model, onLeave }: SuggestionPanelProps) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      {model.recent.words.length === 0 ? null : (
        <fieldset className="search-panel__group" aria-label={translate('search.suggest.recent')}>
          <p className="search-panel__heading" aria-hidden="true">
            {translate('search.suggest.recent')}
          </p>
          <div className="search-panel__words">
            {model.recent.words.map((word) => (
              <EarlierSearch key={word} word={word} onFollow={onLeave} />
            ))}
            <Button
              appearance="subtle"
              className="search-panel__clear"
              aria-label={translate('search.suggest.clearAll')}
              onClick={model.recent.clear}
            >
              {translate('search.suggest.clear')}
            </Button>
          </div>
        </fieldset>
      )}
      <p className="search-panel__foot">
        <Link
          appearance="standalone"
          href={href(goTo('providers', {}, { show_map: '1' }))}
          onClick={onLeave}
          className="search-panel__map"
        >
          <IconMap2 size={20} stroke={1.5} aria-hidden="true" /> <span>{translate('search.suggest.map')}</span>
        </Link>
      </p>
    </>
  );
});

/** An earlier search as a link to its results. */
function EarlierSearch(props: { readonly word: string; readonly onFollow: () => void }) {
  const href = useHref();
  return (
    <Link className="search-word" href={href(goTo('search-result', {}, { q: props.word }))} onClick={props.onFollow}>
      <IconHistory size={20} stroke={1.5} aria-hidden="true" />
      <ContentText>{props.word}</ContentText>
    </Link>
  );
}

/** Why there are no suggestions: not yet, not found, or not to be had. */
const NoSuggestions = observer(function NoSuggestions(props: SuggestionPanelProps) {
  const { model, onLeave } = props;
  const translate = useTexts();
  const href = useHref();
  const { state, failure } = model.answer;
  if (state === 'failed' && failure !== null) return <Failed {...props} />;
  if (model.count !== 0) {
    return (
      <>
        <p className="search-panel__note text-subtle">{translate('search.suggest.busy', { q: model.typed.trim() })}</p>
        <LongWaitNote isWaiting={state === 'loading'} />
      </>
    );
  }
  return (
    <>
      <p className="search-panel__note">
        <b>{translate('search.suggest.none', { q: model.q })}</b>
      </p>
      <div role="status">
        {model.guesses.value?.map((word) => (
          <p key={word} className="search-panel__note">
            <Link href={href(goTo('search-result', {}, { q: word }))} onClick={onLeave}>
              {translate('search.guess', { word })}
            </Link>
          </p>
        ))}
      </div>
    </>
  );
});

const Failed = observer(function Failed({ model }: SuggestionPanelProps) {
  const translate = useTexts();
  const { failure } = model.answer;
  useRetryWhenBack(failure !== null && isDisconnected(failure), () => void model.look());
  const sentence = failure === null ? null : failureSentence(failure, 'read');
  if (sentence === null) return null;
  return (
    <div className="search-panel__note" role="alert">
      <p>
        <b>{translate('search.suggest.failed')}</b>
      </p>
      <p className="text-sm">{sentenceText(translate, sentence)}</p>
      <Button onClick={() => void model.look()}>{translate('shell.retry')}</Button>
    </div>
  );
});
