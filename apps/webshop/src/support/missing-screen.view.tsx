import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useHref } from './shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from './texts.ts';

/** Props of the words in the place of what is not there. */
export interface MissingScreenProps {
  readonly title: TextKey;
  readonly text: TextKey;
  /** What the one button says, and where it leads. */
  readonly button: TextKey;
  readonly to: Destination;
  /** Say it at once, where it takes the place of what was being fetched. */
  readonly live?: 'alert';
}

/** In the place of a screen or a thing that does not exist: what is the matter and the way on. */
export function MissingScreen({ title, text, button, to, live }: MissingScreenProps) {
  const translate = useTexts();
  const href = useHref();
  return (
    <StateScreen
      scene="signpost"
      headingLevel={1}
      title={translate(title)}
      {...(live === undefined ? {} : { live })}
      actions={
        <ButtonLink appearance="primary" href={href(to)}>
          {translate(button)}
        </ButtonLink>
      }
    >
      <p>{translate(text)}</p>
    </StateScreen>
  );
}
