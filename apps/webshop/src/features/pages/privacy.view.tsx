import { useTexts } from '../../lib/texts/texts.ts';
import { StaticPageScreen } from './static-page.view.tsx';

/** The privacy page of the municipality (PA-021). */
export function Component() {
  const translate = useTexts();
  return (
    <StaticPageScreen type="privacy" title={translate('pages.privacy.title')} lead={translate('pages.privacy.lead')} />
  );
}
