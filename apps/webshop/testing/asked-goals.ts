/** What a browser stores when it asks for the link of a mail, and when it goes to DigiD. */
export const ASKED_GOALS = ['asked-link', 'sign-in.digid'] as const;
