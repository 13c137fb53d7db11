import type { Route } from '../http/call.ts';
import { businessTypeRoutes } from '../routes/providers/business-types.ts';
import { clarificationRoutes } from '../routes/fund-requests/clarifications.ts';
import { configRoutes } from '../routes/config/config.ts';
import { deviceRoutes } from '../routes/identity/devices.ts';
import { digidRoutes } from '../routes/digid/digid.ts';
import { emailRoutes } from '../routes/identity/emails.ts';
import { fileRoutes } from '../routes/files/files.ts';
import { fundCheckRoutes } from '../routes/fund-activation/fund-check.ts';
import { fundProviderRoutes } from '../routes/providers/fund-providers.ts';
import { fundRequestRoutes } from '../routes/fund-requests/fund-requests.ts';
import { fundRoutes } from '../routes/funds/funds.ts';
import { identityRoutes } from '../routes/identity/identity.ts';
import { mailRedirectRoutes } from '../routes/identity/mail-redirects.ts';
import { mediaRoutes } from '../routes/files/medias.ts';
import { notificationSettingRoutes } from '../routes/notifications/notification-settings.ts';
import { notificationRoutes } from '../routes/notifications/notifications.ts';
import { officeRoutes } from '../routes/providers/offices.ts';
import { organizationFundRoutes } from '../routes/organizations/organization-funds.ts';
import { organizationValidatorRoutes } from '../routes/organizations/organization-validators.ts';
import { organizationRoutes } from '../routes/organizations/organizations.ts';
import { physicalCardRoutes } from '../routes/physical-cards/physical-cards.ts';
import { prevalidationRoutes } from '../routes/fund-activation/prevalidations.ts';
import { productCategoryRoutes } from '../routes/products/product-categories.ts';
import { productRoutes } from '../routes/products/products.ts';
import { providerRoutes } from '../routes/providers/providers.ts';
import { proxyRoutes } from '../routes/identity/proxy.ts';
import { recordCategoryRoutes } from '../routes/records/record-categories.ts';
import { recordTypeRoutes } from '../routes/records/record-types.ts';
import { recordValidationRoutes } from '../routes/records/record-validations.ts';
import { recordRoutes } from '../routes/records/records.ts';
import { redeemRoutes } from '../routes/fund-activation/redeem.ts';
import { reimbursementRoutes } from '../routes/reimbursements/reimbursements.ts';
import { reservationRoutes } from '../routes/reservations/reservations.ts';
import { searchRoutes } from '../routes/search/search.ts';
import { sessionRoutes } from '../routes/identity/sessions.ts';
import { smsRoutes } from '../routes/sms/sms.ts';
import { tagRoutes } from '../routes/funds/tags.ts';
import { validatorRequestRoutes } from '../routes/records/validator-requests.ts';
import { validatorRoutes } from '../routes/organizations/validators.ts';
import { voucherRoutes } from '../routes/vouchers/vouchers.ts';

/** Every call of the platform that the mock platform answers. A new feature adds its list here. */
export const allRoutes: readonly Route[] = [
  ...businessTypeRoutes,
  ...clarificationRoutes,
  ...configRoutes,
  ...deviceRoutes,
  ...digidRoutes,
  ...emailRoutes,
  ...fileRoutes,
  ...fundCheckRoutes,
  ...fundProviderRoutes,
  ...fundRequestRoutes,
  ...fundRoutes,
  ...identityRoutes,
  ...mailRedirectRoutes,
  ...mediaRoutes,
  ...notificationRoutes,
  ...notificationSettingRoutes,
  ...officeRoutes,
  ...organizationFundRoutes,
  ...organizationValidatorRoutes,
  ...organizationRoutes,
  ...physicalCardRoutes,
  ...prevalidationRoutes,
  ...productCategoryRoutes,
  ...productRoutes,
  ...providerRoutes,
  ...proxyRoutes,
  ...recordCategoryRoutes,
  ...recordTypeRoutes,
  ...recordValidationRoutes,
  ...recordRoutes,
  ...redeemRoutes,
  ...reimbursementRoutes,
  ...reservationRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...smsRoutes,
  ...tagRoutes,
  ...validatorRequestRoutes,
  ...validatorRoutes,
  ...voucherRoutes,
];
