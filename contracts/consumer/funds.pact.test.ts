import { boolean, eachLike, integer, one, page, refused, regex, string } from './answers.ts';
import { agree, as, visitor } from './pact.ts';
import { amount, anyFund } from './wire-examples.ts';

agree(
  'a question for the first page of funds [API-003]',
  as('noor'),
  ({ funds }) => funds.list({ page: 1, perPage: 10 }),
  page(anyFund),
);

agree('a question for all funds [API-003]', visitor(), ({ funds }) => funds.listAll({}), page(anyFund));

agree(
  'a question for funds by words, tag and organisation [API-003]',
  visitor(),
  ({ funds }) => funds.list({ q: 'kind', tagId: '2', organizationId: '1', withExternal: true }),
  page(anyFund),
);

agree(
  'a question for a fund [API-004]',
  as('noor'),
  ({ funds }) => funds.read('1'),
  one({
    ...anyFund,
    id: 1,
    logo: { sizes: { thumbnail: string('/media/a.svg'), large: string('/media/b.svg') } },
    description_html: string('<p>Ieder kind mag meedoen.</p>'),
    description_short: string('Voor zwemles, sport, muziek of tekenles.'),
    criteria: eachLike({
      id: integer(11),
      record_type_key: string('children_nth'),
      record_type_name: string('Aantal kinderen'),
      operator: regex('=|!=|>|<|>=|<=', '>'),
      value: string('0'),
      show_attachment: boolean(false),
      is_valid: boolean(true),
    }),
    formulas: [{ type: 'multiply', amount, record_type_key: 'children_nth' }],
    faq: eachLike({ id: integer(11), title: string('Mag dat?'), description_html: string('<p>Ja.</p>') }),
    tags: eachLike({ id: integer(2), key: string('kinderen'), name: string('Kinderen') }),
  }),
);

agree('a question for an unknown fund', visitor(), ({ funds }) => funds.read('999999'), refused(404));

agree(
  'a question for the sponsors of the municipality [API-066] [API-215] [API-216]',
  visitor(),
  ({ funds }) => funds.organizations(),
  page({ id: integer(1), name: string('Gemeente Zonnedorp') }),
);

agree(
  'a question for the tags of funds [API-064]',
  visitor(),
  ({ funds }) => funds.tags(),
  page({ id: integer(2), key: string('kinderen'), name: string('Kinderen') }),
);
