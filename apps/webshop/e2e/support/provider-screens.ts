import type { ScreenState } from './screen-state.ts';

const DEFAULT_SCENARIO = 'ordinary-tuesday';

/** The screens of providers and offices. */
export const PROVIDER_SCREENS: readonly ScreenState[] = [
  { name: 'providers', scenario: DEFAULT_SCENARIO, path: '/aanbieders', nl: 'Aanbieders', shows: 'Atelier Kleurrijk' },
  {
    name: 'providers-near',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbieders?distance=3&postcode=9990BA',
    nl: 'Aanbieders',
    shows: 'Binnen 3 km',
  },
  {
    name: 'providers-map',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbieders?show_map=1',
    nl: 'Aanbieders',
    shows: 'Atelier Kleurrijk',
  },
  {
    name: 'providers-none',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbieders?q=zeppelin',
    nl: 'Aanbieders',
    shows: 'Geen aanbieders gevonden',
  },
  {
    name: 'provider',
    scenario: DEFAULT_SCENARIO,
    as: 'samira',
    path: '/aanbieders/101',
    nl: 'Zwembad De Golfslag',
    shows: 'Plasweg 2',
  },
  { name: 'provider-missing', scenario: DEFAULT_SCENARIO, path: '/aanbieders/999999', nl: 'Deze aanbieder is er niet' },
  {
    name: 'provider-office',
    scenario: DEFAULT_SCENARIO,
    path: '/providers/101/offices/1011',
    nl: 'Badlaan 8',
    shows: 'Openingstijden',
  },
  {
    name: 'provider-office-paused',
    scenario: DEFAULT_SCENARIO,
    path: '/providers/118/offices/1181',
    nl: 'Nijverheidsweg 40',
    shows: 'Deze vestiging is tijdelijk gesloten',
  },
  {
    name: 'sign-up',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbieders/aanmelden',
    nl: 'Doe mee als aanbieder',
    shows: 'Als sponsor',
  },
  {
    name: 'sign-up-redirect',
    scenario: DEFAULT_SCENARIO,
    path: '/aanbieders/inloggen',
    nl: 'De omgeving voor aanbieders is er nu niet',
    isWithoutFronts: true,
  },
];
