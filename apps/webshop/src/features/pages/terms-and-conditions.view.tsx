import { useTexts } from '../../lib/texts/texts.ts';
import { StaticPageScreen } from './static-page.view.tsx';

/** The terms and conditions of the municipality (PA-023). */
export function Component() {
  const translate = useTexts();
  return (
    <StaticPageScreen
      type="terms_and_conditions"
      title={translate('pages.terms.title')}
      lead={translate('pages.terms.lead')}
    />
  );
}
