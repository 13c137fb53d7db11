/** What a browser stores when it asks for the links of mails, and when it goes to DigiD. */
export const ASKED_GOALS = ['asked-link', 'asked-verification', 'sign-in.digid'] as const;
