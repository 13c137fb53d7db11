import type { Translate } from '../../lib/texts/texts.ts';

export function zoomTexts(translate: Translate) {
  return {
    label: translate('files.viewer.zoom'),
    smaller: translate('files.viewer.smaller'),
    larger: translate('files.viewer.larger'),
  };
}
