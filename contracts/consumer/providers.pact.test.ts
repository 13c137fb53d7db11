import { PROVIDERS_PER_PAGE } from '@stadstegoed/core/providers/provider.ts';
import { parsePostcode } from '@stadstegoed/core/shared/postcode.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { anyPage, eachLike, integer, like, one, page, refused, string } from './answers.ts';
import { agree, visitor } from './pact.ts';
import { anyOffice, wholeOffice } from './wire-examples.ts';

const anyProvider = {
  id: integer(44),
  name: string('Zwembad De Golfslag'),
  description_html: string('<p>Zwemmen voor iedereen.</p>'),
  offices: like([]),
};
const first = { page: 1, perPage: PROVIDERS_PER_PAGE };

agree(
  'a question for the first page of providers [PV-030]',
  visitor(),
  ({ providers }) => providers.list(first),
  page(anyProvider),
);

agree(
  'a question for the providers of the map [PV-028]',
  visitor(),
  ({ providers }) => providers.listAll({}),
  page(anyProvider),
);

agree(
  'a question for providers by every filter [PV-033]',
  visitor(),
  ({ providers }) =>
    providers.list({
      ...first,
      q: 'zwem',
      fundId: '1',
      businessTypeId: '1',
      categoryId: '1',
      near: { postcode: given(parsePostcode('9990 BA')), distance: 25 },
      orderBy: 'created_at',
      orderByDir: 'desc',
    }),
  anyPage,
);

agree(
  'a question for a provider [PV-020]',
  visitor(),
  ({ providers }) => providers.read('101'),
  one({
    ...anyProvider,
    id: 101,
    business_type: { id: integer(21), name: string('Zwembad') },
    logo: { sizes: { thumbnail: string('/media/logo.svg') } },
    offices: eachLike(anyOffice),
  }),
);

agree('a question for an unknown provider', visitor(), ({ providers }) => providers.read('999999'), refused(404));

agree(
  'a question for the business types in use [PV-029]',
  visitor(),
  ({ providers }) => providers.businessTypes(),
  page({ id: integer(21), name: string('Zwembad') }),
);

agree('a question for the offices', visitor(), ({ offices }) => offices.list({}), page(anyOffice));

agree(
  'a question for approved offices by words',
  visitor(),
  ({ offices }) => offices.list({ q: 'badlaan', approved: true }),
  page(anyOffice),
);

agree(
  'a question for an office [PV-021] [PV-024]',
  visitor(),
  ({ offices }) => offices.read('1011'),
  one({ ...wholeOffice, id: 1011 }),
);

agree('a question for an unknown office', visitor(), ({ offices }) => offices.read('999999'), refused(404));
