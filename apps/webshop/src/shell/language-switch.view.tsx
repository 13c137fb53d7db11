import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { LANGUAGES } from '@stadstegoed/core/shared/language.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useService } from '../support/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** The name of each language in that language. */
const OWN_NAMES = { nl: 'Nederlands', en: 'English' } as const;

/** A button that switches to the other language (1 §1). */
export const LanguageSwitchView = observer(function LanguageSwitchView() {
  const shell = useService(ShellModel.token);
  return LANGUAGES.filter((language) => language !== shell.language).map((language, place) => (
    <Button
      // oxlint-disable-next-line react/no-array-index-key -- the pressed button stays, and with it the focus
      key={place}
      appearance="subtle"
      lang={language}
      icon={<IconWorld stroke={1.5} aria-hidden />}
      onClick={() => void shell.chooseLanguage(language)}
    >
      {OWN_NAMES[language]}
    </Button>
  ));
});
