import { REPLY_MAX } from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { formatTime } from '@stadstegoed/ui/format-date.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import { CharactersLeft } from './characters-left.view.tsx';
import type { ClarificationAnswer } from './clarification-answer.ts';

const ANSWER_ID = 'clarification-answer';
const FILES_ID = 'clarification-files';

/** Props of the form. */
interface AnswerFormProps {
  readonly answer: ClarificationAnswer;
  readonly onSend: () => Promise<void>;
  readonly onPreview: (item: UploadItem) => void;
  /** What else one can do than send. */
  readonly children?: Elements;
}

/** The form to answer a question: a text with a counter, and optional files (FR-047). */
export const AnswerForm = observer(function AnswerForm(props: AnswerFormProps) {
  const { answer, onSend, onPreview, children } = props;
  const translate = useTexts();
  const { asked, form, uploads } = answer;
  const filesError = useFieldError(form, 'files');
  useErrorTitle(form.isRefused);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="clarification__form">
      <FormErrors form={form} ids={{ answer: ANSWER_ID, files: FILES_ID }} />
      {asked.text === 'no' ? null : <AnswerText answer={answer} />}
      {asked.proof === 'no' ? null : (
        <UploadField
          id={FILES_ID}
          label={translate('fundRequests.clarification.files.label')}
          model={uploads}
          error={filesError}
          onPreview={onPreview}
          optional={asked.proof === 'optional'}
        />
      )}
      <FormProblem form={form} />
      <AnswerActions answer={answer}>{children}</AnswerActions>
    </form>
  );
});

const AnswerText = observer(function AnswerText({ answer }: { readonly answer: ClarificationAnswer }) {
  const translate = useTexts();
  const { asked, form } = answer;
  const error = useFieldError(form, 'answer');
  return (
    <div className="clarification__answer">
      <FormField
        id={ANSWER_ID}
        label={translate('fundRequests.clarification.answer.label')}
        hint={translate('fundRequests.clarification.answer.hint')}
        error={error}
        optionalText={asked.text === 'optional' ? translate('shell.form.optional') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${ANSWER_ID}-count`}
            value={form.values.answer}
            onChange={(text) => form.set('answer', text)}
            onBlur={() => form.leave('answer')}
          />
        )}
      </FormField>
      <CharactersLeft id={`${ANSWER_ID}-count`} most={REPLY_MAX} text={form.values.answer} />
    </div>
  );
});

const AnswerActions = observer(function AnswerActions(props: Pick<AnswerFormProps, 'answer' | 'children'>) {
  const { answer, children } = props;
  const translate = useTexts();
  return (
    <div className="actions">
      <CallButton appearance="primary" type="submit" busy={answer.form.isBusy && translate('shell.sending')}>
        {translate('fundRequests.clarification.send')}
      </CallButton>
      {children}
      <SavedAnswer draft={answer.draft} />
    </div>
  );
});

/** When the answer was stored on this device, or that this browser does not store it. */
const SavedAnswer = observer(function SavedAnswer({ draft }: Pick<ClarificationAnswer, 'draft'>) {
  const translate = useTexts();
  const language = useLanguage();
  const { canBeStored, savedAt } = draft;
  if (!canBeStored) {
    return (
      <p className="clarification__saved clarification__saved--failed" role="status">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
        <span>{translate('fundRequests.clarification.notSaved')}</span>
      </p>
    );
  }
  if (savedAt === null) return null;
  return (
    <p className="clarification__saved">
      <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
      <span>{translate('fundRequests.saved.at', { time: formatTime(savedAt, language) })}</span>
    </p>
  );
});
