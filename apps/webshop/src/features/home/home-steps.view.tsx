import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import './home-steps.css';

const STEPS = ['choose', 'apply', 'scan'] as const;

/** How it works, in three short steps without drawings. */
export function HomeSteps() {
  const translate = useTexts();
  return (
    <section className="section">
      <div className="container">
        <Heading level={2}>{translate('funds.home.how.title')}</Heading>
        <ol className="home-steps grid grid--3">
          {STEPS.map((name) => (
            <li key={name}>
              <Heading level={3}>{translate(`funds.home.how.${name}.title`)}</Heading>
              <p className="text-sm text-subtle">{translate(`funds.home.how.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
