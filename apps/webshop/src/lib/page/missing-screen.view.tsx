import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../texts/texts.ts';
import { NextStepLink } from '../links/next-step-link.view.tsx';

export interface MissingScreenProps {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly button: TextKey;
  readonly to: Destination;
  /** Announces the page immediately, when it replaces loading content. */
  readonly live?: 'alert';
}

/** The page for a screen or an entity that does not exist: a message and a button to another screen. */
export function MissingScreen({ title, text, button, to, live }: MissingScreenProps) {
  const translate = useTexts();
  return (
    <StateScreen
      scene="signpost"
      headingLevel={1}
      title={translate(title)}
      {...(live === undefined ? {} : { live })}
      actions={<NextStepLink to={to} label={translate(button)} />}
    >
      <p>{translate(text)}</p>
    </StateScreen>
  );
}
