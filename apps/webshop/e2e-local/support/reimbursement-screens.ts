import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The screens with reimbursements in each of their states. */
export const REIMBURSEMENT_SCREENS: readonly ScreenState[] = [
  {
    name: 'reimbursements',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties',
    nl: 'Declaraties',
    shows: 'Dit jaar kreeg u terug',
  },
  {
    name: 'reimbursements-ended',
    scenario: 'reimbursements-in-every-state',
    as: 'cor',
    path: '/declaraties',
    nl: 'Declaraties',
    shows: 'Gestopt',
  },
  {
    name: 'reimbursements-none',
    scenario: 'no-reimbursements',
    as: 'kees',
    path: '/declaraties',
    nl: 'Declaraties',
    shows: 'U heeft nog niets teruggevraagd',
  },
  {
    name: 'reimbursement-pending',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/3',
    nl: 'Contributie turnen',
    shows: 'De gemeente kijkt',
  },
  {
    name: 'reimbursement-declined',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/2',
    nl: 'Treinkaartje',
    shows: 'Waarom niet?',
  },
  {
    name: 'reimbursement-approved',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/1',
    nl: 'Voetbalschoenen',
    shows: 'U kreeg terug',
  },
  {
    name: 'reimbursement-create',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/declaraties/maken',
    nl: 'Geld terugvragen',
    shows: 'Uit welk tegoed?',
  },
  {
    name: 'reimbursement-edit',
    scenario: 'reimbursements-in-every-state',
    as: 'mark',
    path: '/declaraties/4/bewerk',
    nl: 'Declaratie afmaken',
    shows: 'bon-tekenpapier.pdf',
  },
];
