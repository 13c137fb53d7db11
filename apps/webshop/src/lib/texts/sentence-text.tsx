import type { Sentence } from '../app/app-ports.ts';
import { sentenceText, useTexts } from './texts.ts';

/** A sentence, with its code small behind it: only who is asked to read it out needs it. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  const translate = useTexts();
  if (!('code' in sentence) || sentence.code === undefined) return <span>{sentenceText(translate, sentence)}</span>;
  const { code, ...words } = sentence;
  return (
    <>
      <span>{sentenceText(translate, words)}</span> <small>{translate('shell.failure.code', { code })}</small>
    </>
  );
}
