/** The kinds of links with a token to exchange (restore-email, confirmation-email, auth-link). */
export type LinkKind = 'email' | 'confirmation' | 'short_token';
