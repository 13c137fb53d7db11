import type { PlatformClient } from '../src/client.ts';
import { HttpClarifications } from '../src/fund-requests/http-clarifications.ts';
import { HttpAppLink } from '../src/sign-in/http-app-link.ts';
import { HttpDigid } from '../src/sign-in/http-digid.ts';
import { HttpEmails } from '../src/account/http-emails.ts';
import { HttpFundActivation } from '../src/fund-activation/http-fund-activation.ts';
import { HttpFundRequests } from '../src/fund-requests/http-fund-requests.ts';
import { HttpOwnFundRequests } from '../src/fund-requests/http-own-fund-requests.ts';
import { HttpFunds } from '../src/funds/http-funds.ts';
import { HttpNotificationPreferences } from '../src/notifications/http-notification-preferences.ts';
import { HttpNotifications } from '../src/notifications/http-notifications.ts';
import { HttpOffices } from '../src/providers/http-offices.ts';
import { HttpPhysicalCards } from '../src/physical-cards/http-physical-cards.ts';
import { HttpPlatformConfig } from '../src/pages/http-platform-config.ts';
import { HttpProductCategories } from '../src/products/http-product-categories.ts';
import { HttpProductSamples } from '../src/products/http-product-samples.ts';
import { HttpProducts } from '../src/products/http-products.ts';
import { HttpProviders } from '../src/providers/http-providers.ts';
import { HttpRecords } from '../src/records/http-records.ts';
import { HttpReimbursements } from '../src/reimbursements/http-reimbursements.ts';
import { HttpReservations } from '../src/reservations/http-reservations.ts';
import { HttpSearch } from '../src/search/http-search.ts';
import { HttpSecondFactors } from '../src/account/http-second-factors.ts';
import { HttpSessions } from '../src/account/http-sessions.ts';
import { HttpSignIn } from '../src/sign-in/http-sign-in.ts';
import { HttpValidations } from '../src/records/http-validations.ts';
import { HttpVouchers } from '../src/vouchers/http-vouchers.ts';

export type Adapters = ReturnType<typeof adaptersOf>;

/** Every adapter that needs nothing but the client. */
export const adaptersOf = (client: PlatformClient) => ({
  emails: new HttpEmails(client),
  sessions: new HttpSessions(client),
  factors: new HttpSecondFactors(client),
  activation: new HttpFundActivation(client),
  questions: new HttpClarifications(client),
  requests: new HttpFundRequests(client),
  ownRequests: new HttpOwnFundRequests(client),
  funds: new HttpFunds(client),
  preferences: new HttpNotificationPreferences(client),
  notifications: new HttpNotifications(client),
  offices: new HttpOffices(client),
  config: new HttpPlatformConfig(client),
  cards: new HttpPhysicalCards(client),
  categories: new HttpProductCategories(client),
  samples: new HttpProductSamples(client),
  products: new HttpProducts(client),
  providers: new HttpProviders(client),
  records: new HttpRecords(client),
  validations: new HttpValidations(client),
  reimbursements: new HttpReimbursements(client),
  reservations: new HttpReservations(client),
  search: new HttpSearch(client),
  digid: new HttpDigid(client),
  vouchers: new HttpVouchers(client),
  appLink: new HttpAppLink(client),
  signIn: new HttpSignIn(client, { clientKey: 'zonnedorp', clientType: 'webshop' }),
});
