import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import type { FormDraft } from '../../lib/draft/form-draft.ts';

/** Keeps the values of a form in the draft of the whole request, which outlives the form. */
export function formInDraft<Values>(
  draft: Draft<RequestContent>,
  change: (values: Values) => RequestContent,
): FormDraft<Values> {
  return { read: () => ({}), write: (values) => draft.change(change(values)), remove: () => undefined };
}
