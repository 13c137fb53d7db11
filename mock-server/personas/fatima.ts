import type { Persona } from '../src/store/scenario.ts';
import { addFacts, addResident } from '../src/seed/resident.ts';
import { addFundRequest, addQuestion } from '../src/seed/fund-request.ts';
import { funds } from '../src/seed/fund-ids.ts';

/** A resident with a pending request, one answered question and one that is still open. */
export const persona: Persona = {
  sentence: 'A resident with a pending request, one answered question and one that is still open.',
  full_name: 'Fatima Yilmaz',
  bsn: '999903664',
  email: 'fatima@post.example',
  build: (world) => {
    const identity = addResident(world, {
      persona: 'fatima',
      bsn: '999903664',
      confirmed_seconds_ago: 60,
      email: 'fatima@post.example',
    });
    addFacts(world, identity, { municipality: 'Zonnedorp', given_name: 'Fatima', family_name: 'Yilmaz' });
    const request = addFundRequest(world, identity, {
      fund: funds.schoolstart,
      state: 'pending',
      days_ago: 20,
      answers: { children_nth: '3', base_salary: '1510' },
    });
    addQuestion(world, request, {
      about: 'children_nth',
      question: 'Naar welke school gaat uw kind?',
      days_ago: 14,
      answer: 'Naar het Lindelyceum in Zonnedorp.',
    });
    addQuestion(world, request, {
      about: 'base_salary',
      question: 'Op de loonstrook is het bedrag niet te lezen. Kunt u een nieuwe foto sturen?',
      message: 'Leg de loonstrook plat neer en maak de foto bij daglicht. Op het voorbeeld ziet u wat wij zoeken.',
      attachment: 'Voorbeeld van een loonstrook.pdf',
      days_ago: 4,
    });
    return identity;
  },
};
