import { readKeptFiles, type KeptFile } from '@stadstegoed/core/files/stored-file.ts';
import { Draft } from '../../lib/draft/draft.ts';
import type { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import type { StoredObject } from '../../lib/draft/stored-object.ts';

/** What this device keeps of an answer that was not sent yet. */
export interface AnswerContent {
  readonly answer: string;
  /** The files with their names; the platform keeps the content of those that are stored. */
  readonly files: readonly KeptFile[];
}

const NO_ANSWER: AnswerContent = { answer: '', files: [] };

/** Where the draft of an answer is. */
export interface AnswerDraftPlace {
  readonly drafts: PrivateDrafts;
  /** The resident's address, which is the secret of the draft. */
  readonly owner: string;
  readonly clarificationId: string;
}

/** Reads the draft of an answer. */
export async function openAnswerDraft(place: AnswerDraftPlace): Promise<Draft<AnswerContent>> {
  const { drafts, owner, clarificationId } = place;
  const draft = new Draft({ drafts, empty: NO_ANSWER, read: readAnswer });
  await draft.open(owner, `clarification ${clarificationId}`);
  return draft;
}

/** Reads stored content; null when it has another shape, because another version of the shop may have written it. */
export function readAnswer(stored: StoredObject): AnswerContent | null {
  if (!('files' in stored)) return null;
  const { answer, files } = stored;
  return { answer: typeof answer === 'string' ? answer : '', files: readKeptFiles(files) };
}
