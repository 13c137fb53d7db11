/** Query values of a URL; absent ones are left out. */
export type Query = Readonly<Record<string, string>>;

/** The path parameters that each screen needs; screens without parameters have an empty set. */
export interface ScreenParams {
  readonly home: object;
  readonly 'sign-up-redirect': object;
  readonly 'sign-up': object;
  readonly start: object;
  readonly 'me-app': object;
  readonly funds: object;
  readonly fund: { readonly id: string };
  readonly 'activation-code': object;
  readonly 'fund-activate': { readonly fundId: string };
  readonly 'fund-request': { readonly id: string };
  readonly 'fund-request-clarification': {
    readonly fundId: string;
    readonly requestId: string;
    readonly clarificationId: string;
  };
  readonly 'own-requests': object;
  readonly 'own-request': { readonly id: string };
  readonly vouchers: object;
  readonly voucher: { readonly address: string };
  readonly 'restore-email': object;
  readonly 'confirmation-email': { readonly token: string };
  readonly 'auth-link': object;
  readonly 'sign-out': object;
  readonly error: { readonly errorCode: string };
  readonly redirect: object;
  readonly products: object;
  readonly actions: object;
  readonly product: { readonly id: string };
  readonly 'bookmarked-products': object;
  readonly providers: object;
  readonly provider: { readonly id: string };
  readonly 'provider-office': { readonly organizationId: string; readonly id: string };
  readonly 'search-result': object;
  readonly reservations: object;
  readonly reservation: { readonly id: string };
  readonly reimbursements: object;
  readonly 'reimbursement-create': object;
  readonly 'reimbursement-edit': { readonly id: string };
  readonly reimbursement: { readonly id: string };
  readonly records: object;
  readonly 'record-create': object;
  readonly 'record-validate': { readonly id: string };
  readonly 'record-validations': { readonly id: string };
  readonly notifications: object;
  readonly 'preferences-notifications': object;
  readonly 'identity-emails': object;
  readonly 'security-sessions': object;
  readonly privacy: object;
  readonly accessibility: object;
  readonly 'terms-and-conditions': object;
  readonly explanation: object;
  readonly sitemap: object;
}

export type ScreenName = keyof ScreenParams;

/** A screen by name, never a URL. Use cases and rules build it; the routes turn it into a path. */
export interface Destination<Name extends ScreenName = ScreenName> {
  readonly screen: Name;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
}

/** Builds a destination from a screen, its parameters and its query. */
export function goTo<Name extends ScreenName>(
  screen: Name,
  params: ScreenParams[Name],
  query: Query = {},
): Destination<Name> {
  return { screen, params: { ...params }, query };
}
