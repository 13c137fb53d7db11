import { marksOf } from './marks.ts';

/** A text with the searched words marked. The parts are texts, never HTML. */
export function Marked(props: { readonly text: string; readonly q: string }) {
  return marksOf(props.text, props.q).map(({ text, isFound, end }) =>
    isFound ? (
      // Without its role: a screen reader would say the start and the end of each mark, inside of words.
      <mark key={end} role="presentation">
        {text}
      </mark>
    ) : (
      <span key={end}>{text}</span>
    ),
  );
}
