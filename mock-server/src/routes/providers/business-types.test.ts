import { afterAll, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
afterAll(() => platform.app.close());

it.each(['null', '', '0', '-1', '7', 'sport', '%00', '9'.repeat(40)])(
  'the business types stay the same for the parent_id %j, which older clients send',
  async (parent) => {
    const all = await platform.get('/platform/business-types?per_page=9999');
    const asked = await platform.get(`/platform/business-types?per_page=9999&parent_id=${parent}`);
    expect(asked.status).toBe(200);
    expect(asked.list('data')).toEqual(all.list('data'));
  },
);

it.each(['parent_id[]=1&parent_id[]=2', 'parent_id=1&parent_id=2', 'parent_id[a]=b', 'parent_id'])(
  'a parent_id of another form is ignored too: %s',
  async (query) => {
    expect((await platform.get(`/platform/business-types?${query}`)).status).toBe(200);
  },
);
