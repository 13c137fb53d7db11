import type { Route } from '../http/operation.ts';
import * as businessType from '../routes/providers/business-types.ts';
import * as clarification from '../routes/fund-requests/clarifications.ts';
import * as config from '../routes/config/config.ts';
import * as device from '../routes/identity/devices.ts';
import * as digid from '../routes/digid/digid.ts';
import * as email from '../routes/identity/emails.ts';
import * as file from '../routes/files/files.ts';
import * as fundCheck from '../routes/fund-activation/fund-check.ts';
import * as fundProvider from '../routes/providers/fund-providers.ts';
import * as fundRequest from '../routes/fund-requests/fund-requests.ts';
import * as fund from '../routes/funds/funds.ts';
import * as identity from '../routes/identity/identity.ts';
import * as mailRedirect from '../routes/identity/mail-redirects.ts';
import * as media from '../routes/files/medias.ts';
import * as notificationSetting from '../routes/notifications/notification-settings.ts';
import * as notification from '../routes/notifications/notifications.ts';
import * as office from '../routes/providers/offices.ts';
import * as organizationFund from '../routes/organizations/organization-funds.ts';
import * as organizationValidator from '../routes/organizations/organization-validators.ts';
import * as organization from '../routes/organizations/organizations.ts';
import * as physicalCard from '../routes/physical-cards/physical-cards.ts';
import * as prevalidation from '../routes/fund-activation/prevalidations.ts';
import * as productCategory from '../routes/products/product-categories.ts';
import * as product from '../routes/products/products.ts';
import * as provider from '../routes/providers/providers.ts';
import * as proxy from '../routes/identity/proxy.ts';
import * as recordCategory from '../routes/records/record-categories.ts';
import * as recordType from '../routes/records/record-types.ts';
import * as recordValidation from '../routes/records/record-validations.ts';
import * as record from '../routes/records/records.ts';
import * as redeem from '../routes/fund-activation/redeem.ts';
import * as reimbursement from '../routes/reimbursements/reimbursements.ts';
import * as reservation from '../routes/reservations/reservations.ts';
import * as search from '../routes/search/search.ts';
import * as session from '../routes/identity/sessions.ts';
import * as sms from '../routes/sms/sms.ts';
import * as tag from '../routes/funds/tags.ts';
import * as validatorRequest from '../routes/records/validator-requests.ts';
import * as validator from '../routes/organizations/validators.ts';
import * as voucher from '../routes/vouchers/vouchers.ts';

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
  session,
  sms,
  tag,
  validatorRequest,
  validator,
  voucher,
].flatMap((file) => Object.values<Route>(file));
