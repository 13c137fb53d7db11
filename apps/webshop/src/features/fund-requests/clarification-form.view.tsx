import { REPLY_MAX } from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { UploadItem } from '../../lib/upload/upload-item.ts';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import { CharactersLeft } from './characters-left.view.tsx';
import type { ClarificationAnswer } from './clarification-answer.ts';
import { StoredNote } from './stored-note.view.tsx';

const ANSWER_ID = 'clarification-answer';
const FILES_ID = 'clarification-files';

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
    <FormField
      id={ANSWER_ID}
      label={translate('fundRequests.clarification.answer.label')}
      hint={translate('fundRequests.clarification.answer.hint')}
      error={error}
      optionalText={asked.text === 'optional' ? translate('shell.form.optional') : undefined}
    >
      {(control) => (
        <>
          <Textarea
            {...control}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${ANSWER_ID}-count`}
            value={form.values.answer}
            onChange={(text) => form.set('answer', text)}
            onBlur={() => form.leave('answer')}
          />
          <CharactersLeft id={`${ANSWER_ID}-count`} most={REPLY_MAX} text={form.values.answer} />
        </>
      )}
    </FormField>
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
      <StoredNote draft={answer.draft} impossible="fundRequests.clarification.notSaved" />
    </div>
  );
});
