import { readKeptFiles, type KeptFile } from '@stadstegoed/core/files/stored-file.ts';
import type { Drafts } from '../../lib/app/app-ports.ts';
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
  /** The drafts of this tab, where an earlier build of the shop kept the answer. */
  readonly ofTab: Drafts;
  /** The resident's address, which is the secret of the draft. */
  readonly owner: string;
  readonly clarificationId: string;
}

/** Reads the draft of an answer. One that an earlier build left in this tab moves to the device. */
export async function openAnswerDraft(place: AnswerDraftPlace): Promise<Draft<AnswerContent>> {
  const { drafts, ofTab, owner, clarificationId } = place;
  const draft = new Draft({ drafts, empty: NO_ANSWER, read: readAnswer });
  await draft.open(owner, `clarification ${clarificationId}`);
  const [text, files] = [`clarification-${clarificationId}`, `clarification-${clarificationId}-files`];
  const left = { answer: textIn(parsed(ofTab.read(text))), files: readKeptFiles(parsed(ofTab.read(files))) };
  if (draft.kept === null && (left.answer !== '' || left.files.length > 0)) {
    draft.change(left);
    await draft.save();
  }
  ofTab.remove(text);
  ofTab.remove(files);
  return draft;
}

/** Reads stored content; null when it has another shape, because another version of the shop may have written it. */
export function readAnswer(stored: StoredObject): AnswerContent | null {
  return 'files' in stored ? { answer: textIn(stored), files: readKeptFiles(stored['files']) } : null;
}

function textIn(stored: unknown): string {
  const isAnswer = typeof stored === 'object' && stored !== null && 'answer' in stored;
  return isAnswer && typeof stored.answer === 'string' ? stored.answer : '';
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
