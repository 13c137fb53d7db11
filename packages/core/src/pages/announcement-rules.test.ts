import { expect, it } from 'vitest';
import { announcementsToShow } from './announcement-rules.ts';
import type { Announcement } from './platform-configuration.ts';

const announcement = (id: string, dismissible: boolean): Announcement => ({
  id,
  dismissible,
  type: 'warning',
  title: 'Onderhoud',
  descriptionHtml: null,
});

it('leaves out dismissed announcements and always shows those that are not dismissible', () => {
  const all = [announcement('1', true), announcement('2', true), announcement('3', false)];
  expect(announcementsToShow(all, ['1', '3']).map(({ id }) => id)).toEqual(['2', '3']);
});
