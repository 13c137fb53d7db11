import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useSearchParams } from 'react-router';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { useViewModel } from '../../lib/app/use-view-model.ts';
import { RedirectViewModel } from './redirect.vm.ts';

/** Shown while the resident is redirected. */
export function Component() {
  const translate = useTexts();
  const [query] = useSearchParams();
  useViewModel(RedirectViewModel, {
    target: query.get('target'),
    emailConfirmed: query.get('email_confirmed') === '1',
  });
  return (
    <div className="container section passing-screen">
      <Heading level={1}>{translate('pages.redirect.title')}</Heading>
      <LongWaitNote />
    </div>
  );
}
