import { useState } from 'react';
import type { Sentence } from '../app/app-ports.ts';
import { useRetryWhenBack } from '../load/connection.ts';
import { SentenceText } from '../texts/sentence-text.tsx';
import { useTexts } from '../texts/texts.ts';
import { saysNoConnection } from './failure-sentence.ts';

/** Why something failed. "No connection" stays until the platform answers again; then it says that one can try again. */
export function FailureText({ sentence }: { readonly sentence: Sentence }) {
  const translate = useTexts();
  const [ended, setEnded] = useState<Sentence | null>(null);
  const isBack = ended === sentence;
  useRetryWhenBack(saysNoConnection(sentence) && !isBack, () => setEnded(sentence));
  return <p key={String(isBack)}>{isBack ? translate('shell.failure.back') : <SentenceText sentence={sentence} />}</p>;
}
