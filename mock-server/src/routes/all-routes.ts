import type { Route } from '../http/operation.ts';
import * as businessType from './providers/business-types.ts';
import * as clarification from './fund-requests/clarifications.ts';
import * as config from './config/config.ts';
import * as device from './identity/devices.ts';
import * as digid from './digid/digid.ts';
import * as email from './identity/emails.ts';
import * as file from './files/files.ts';
import * as fundCheck from './fund-activation/fund-check.ts';
import * as fundProvider from './providers/fund-providers.ts';
import * as fundRequest from './fund-requests/fund-requests.ts';
import * as fundPrefill from './funds/prefills.ts';
import * as fund from './funds/funds.ts';
import * as identity from './identity/identity.ts';
import * as mailRedirect from './identity/mail-redirects.ts';
import * as media from './files/medias.ts';
import * as notificationSetting from './notifications/notification-settings.ts';
import * as notification from './notifications/notifications.ts';
import * as office from './providers/offices.ts';
import * as organizationFund from './organizations/organization-funds.ts';
import * as organizationValidator from './organizations/organization-validators.ts';
import * as organization from './organizations/organizations.ts';
import * as physicalCard from './physical-cards/physical-cards.ts';
import * as prevalidation from './fund-activation/prevalidations.ts';
import * as productCategory from './products/product-categories.ts';
import * as product from './products/products.ts';
import * as provider from './providers/providers.ts';
import * as proxy from './identity/proxy.ts';
import * as recordCategory from './records/record-categories.ts';
import * as recordType from './records/record-types.ts';
import * as recordValidation from './records/record-validations.ts';
import * as record from './records/records.ts';
import * as redeem from './fund-activation/redeem.ts';
import * as reimbursement from './reimbursements/reimbursements.ts';
import * as reservation from './reservations/reservations.ts';
import * as search from './search/search.ts';
import * as secondFactor from './identity/second-factors.ts';
import * as session from './identity/sessions.ts';
import * as sms from './sms/sms.ts';
import * as tag from './funds/tags.ts';
import * as validatorRequest from './records/validator-requests.ts';
import * as validator from './organizations/validators.ts';
import * as voucher from './vouchers/vouchers.ts';

/** Every call of the platform that the mock platform answers: all that these files export. A new file is added here. */
export const allRoutes = [
  businessType,
  clarification,
  config,
  device,
  digid,
  email,
  file,
  fundCheck,
  fundPrefill,
  fundProvider,
  fundRequest,
  fund,
  identity,
  mailRedirect,
  media,
  notification,
  notificationSetting,
  office,
  organizationFund,
  organizationValidator,
  organization,
  physicalCard,
  prevalidation,
  productCategory,
  product,
  provider,
  proxy,
  recordCategory,
  recordType,
  recordValidation,
  record,
  redeem,
  reimbursement,
  reservation,
  search,
  secondFactor,
  session,
  sms,
  tag,
  validatorRequest,
  validator,
  voucher,
].flatMap((file) => Object.values<Route>(file));
