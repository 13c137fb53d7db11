import { cleanText } from '@stadstegoed/core/shared/typed-text.ts';
import { Announcer } from '@stadstegoed/ui/announcer/announcer.tsx';
import { formatNumber } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { spokenCount } from './spoken-count.ts';
import './characters-left.css';

export interface CharactersLeftProps {
  /** The id of the description of the field: the most that it takes. */
  readonly id: string;
  readonly most: number;
  readonly text: string;
}

/**
 * How much can still be typed in a field, or how much is too much. A screen reader says it in steps, not with every key:
 * it would also say each change of a description, so the field is described by its limit.
 */
export function CharactersLeft({ id, most, text }: CharactersLeftProps) {
  // Negative when the text is too long.
  const left = most - cleanText(text).length;
  const translate = useTexts();
  const language = useLanguage();
  const words = (count: number): string =>
    translate(count < 0 ? 'fundRequests.characters.over' : 'fundRequests.characters.left', {
      count: Math.abs(count),
      number: formatNumber(Math.abs(count), language),
    });
  const spoken = spokenCount(left);
  return (
    <>
      <p id={id} className="visually-hidden">
        {translate('fundRequests.characters.most', { number: formatNumber(most, language) })}
      </p>
      <p className="characters-left">{words(left)}</p>
      <Announcer polite={spoken === null ? '' : words(spoken)} />
    </>
  );
}
