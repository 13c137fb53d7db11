import { Announcer } from '@stadstegoed/ui/announcer/announcer.tsx';
import { formatNumber } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { spokenCount } from './spoken-count.ts';
import './characters-left.css';

/** How much can still be typed in a field, or how much is too much. A screen reader says it in steps, not with every key. */
export function CharactersLeft({ id, left }: { readonly id: string; readonly left: number }) {
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
      <p className="characters-left" id={id}>
        {words(left)}
      </p>
      <Announcer polite={spoken === null ? '' : words(spoken)} />
    </>
  );
}
