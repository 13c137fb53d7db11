import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { useHref } from './shop-link.tsx';
import type { TextKey } from '../texts/text-keys.ts';
import { useTexts } from './texts.ts';

/** Props of the page for a missing screen or entity. */
export interface MissingScreenProps {
  readonly title: TextKey;
  readonly text: TextKey;
  /** The text of the button. */
  readonly button: TextKey;
  readonly to: Destination;
  /** Announces the page immediately, when it replaces loading content. */
  readonly live?: 'alert';
}

/** The page for a screen or an entity that does not exist: a message and a button to another screen. */
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
