import type { BannerButton } from '@stadstegoed/variants/schema.ts';

/** The screen and the text key of each button in the banner of home. */
export const BUTTONS = {
  start: { screen: 'start', label: 'funds.home.start' },
  'sign-in': { screen: 'start', label: 'funds.home.signIn' },
  funds: { screen: 'funds', label: 'funds.home.toFunds' },
  'activation-code': { screen: 'activation-code', label: 'funds.haveCode' },
  products: { screen: 'products', label: 'funds.home.toProducts' },
  actions: { screen: 'actions', label: 'funds.home.toActions' },
  reimbursements: { screen: 'reimbursements', label: 'funds.home.toReimbursements' },
  'sign-up': { screen: 'sign-up', label: 'funds.home.toSignUp' },
} as const satisfies Readonly<Record<BannerButton, { screen: string; label: string }>>;
