import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** The name of each language in that language. */
const OWN_NAMES = { nl: 'Nederlands', en: 'English' } as const;
const OTHER: Readonly<Record<Language, Language>> = { nl: 'en', en: 'nl' };

/** A button that switches to the other language. It stays one button, which keeps the focus when it is pressed. */
export const LanguageSwitchView = observer(function LanguageSwitchView() {
  const shell = useService(ShellModel);
  const other = OTHER[shell.language];
  return (
    <Button
      appearance="subtle"
      lang={other}
      icon={<IconWorld stroke={1.5} aria-hidden />}
      onClick={() => void shell.chooseLanguage(other)}
    >
      {OWN_NAMES[other]}
    </Button>
  );
});
