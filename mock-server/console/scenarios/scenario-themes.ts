/** What a situation is about, by its name; the first theme that fits counts. */
const themes: readonly (readonly [theme: string, fits: RegExp])[] = [
  ['limits', /^throttled|sms-refused/],
  ['reimbursements', /reimbursement/],
  ['reservations and offers', /reservation|offer|bookmark/],
  ['records', /record/],
  ['sign-in', /digid|sign|link-waiting|login|token|session|app-|confirmation-link|e-mail/],
  ['fund requests', /fund-request|clarification|criteria|apply/],
  ['funds', /fund|backoffice|code/],
  ['vouchers', /voucher|physical/],
];

/** Every theme, in the order of the buttons. */
export const themeNames: readonly string[] = [...themes.map(([theme]) => theme).toSorted(), 'the platform'];

export const themeOf = (scenario: string): string =>
  themes.find(([, fits]) => fits.test(scenario))?.[0] ?? 'the platform';
