import { stableHex } from '@stadstegoed/mock-server/fixtures/seed/values/seeded-values.ts';
import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The screens with the resident's messages, data and records in each of their states. */
export const ACCOUNT_SCREENS: readonly ScreenState[] = [
  {
    name: 'notifications',
    scenario: 'notifications-unread',
    as: 'samira',
    path: '/notifications',
    nl: 'Berichten',
    shows: 'Reservering geweigerd',
  },
  {
    name: 'notifications-none',
    scenario: 'notifications-unread',
    as: 'noor',
    path: '/notifications',
    nl: 'Berichten',
    shows: 'U bent helemaal bij',
  },
  {
    name: 'preferences',
    scenario: 'notifications-unread',
    as: 'samira',
    path: '/preferences/notifications',
    nl: 'Meldingen',
    shows: 'Overzicht van de dag',
  },
  {
    name: 'preferences-link-unknown',
    scenario: 'preferences-links',
    path: '/preferences/notifications?token=geen',
    nl: 'Meldingen',
    shows: 'Deze token is ongeldig',
  },
  {
    name: 'emails',
    scenario: 'several-e-mail-addresses',
    as: 'hanna',
    path: '/preferences/emails',
    nl: 'E-mailadressen',
    shows: 'Nog niet bevestigd',
  },
  {
    name: 'sessions',
    scenario: 'several-sessions',
    as: 'samira',
    path: '/beveiliging/sessies',
    nl: 'Apparaten',
    shows: 'Hier bent u nu',
  },
  {
    name: 'records',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records',
    nl: 'Uw gegevens',
    shows: 'Netto inkomen per maand',
  },
  {
    name: 'record-create',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/create',
    nl: 'Wat wilt u toevoegen?',
  },
  {
    name: 'record-create-value',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/create?type=base_salary',
    nl: 'Vul in: Netto inkomen per maand',
    shows: 'Nu staat er',
  },
  {
    name: 'record-missing',
    scenario: DEFAULT_SCENARIO,
    as: 'nadia',
    path: '/records/99999/validations',
    nl: 'Dit gegeven is er niet',
  },
  {
    name: 'record',
    scenario: 'record-to-confirm',
    as: 'dina',
    path: '/records/11/validations',
    nl: 'Aantal kinderen',
    shows: 'Gemeente Zonnedorp',
  },
  {
    name: 'record-validate',
    scenario: 'record-to-confirm',
    as: 'dina',
    path: '/records/11/validate',
    nl: 'Laat dit gegeven bevestigen',
    shows: 'Of vraag het online',
  },
  {
    name: 'record-request',
    scenario: 'record-to-confirm',
    as: 'vincent',
    path: `/records/${stableHex('waiting-confirmation', 64)}/validations`,
    nl: 'Klopt dit gegeven?',
    shows: 'Aantal kinderen',
  },
];
