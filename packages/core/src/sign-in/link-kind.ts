/** The kinds of links with a token to exchange (1 §2: restore-email, confirmation-email, auth-link). */
export type LinkKind = 'email' | 'confirmation' | 'short_token';
