import { expect, it } from 'vitest';
import { recordingOf } from '../../testing/recordings.ts';
import { editionOf } from './edition-of.ts';

it.each([
  ['specification', { data: { has_budget_funds: true } }],
  ['specification', { data: { has_internal_funds: true } }],
  ['2026-07', { has_internal_funds: false }],
  ['2026-07', recordingOf('2026-07', 'config').answer],
  ['2026-07', recordingOf('2026-07', 'config_with_languages').answer],
  ['2023-05', recordingOf('2023-05', 'config').answer],
  ['2023-05', {}],
])('the platform is of the edition %s by its configuration %#', (edition, configuration) => {
  expect(editionOf(Object(configuration))).toBe(edition);
});
