import { Accordion } from '@stadstegoed/ui/accordion/accordion.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

const QUESTIONS = ['cost', 'till', 'choice'] as const;

/** Questions of organisations that think of taking part. */
export function SignUpQuestions() {
  const translate = useTexts();
  return (
    <section className="section" aria-labelledby="sign-up-questions">
      <Heading level={2} id="sign-up-questions">
        {translate('providers.signUp.questions')}
      </Heading>
      <Accordion
        items={QUESTIONS.map((name) => ({
          id: name,
          title: translate(`providers.signUp.question.${name}`),
          content: <p>{translate(`providers.signUp.question.${name}.answer`)}</p>,
        }))}
      />
    </section>
  );
}
