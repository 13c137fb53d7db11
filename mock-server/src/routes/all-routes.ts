import type { Route } from '../http/call.ts';
import { businessTypeRoutes } from './business-types.ts';
import { clarificationRoutes } from './clarifications.ts';
import { configRoutes } from './config.ts';
import { deviceRoutes } from './devices.ts';
import { digidRoutes } from './digid.ts';
import { emailRoutes } from './emails.ts';
import { fileRoutes } from './files.ts';
import { fundCheckRoutes } from './fund-check.ts';
import { fundProviderRoutes } from './fund-providers.ts';
import { fundRequestRoutes } from './fund-requests.ts';
import { fundRoutes } from './funds.ts';
import { identityRoutes } from './identity.ts';
import { mailRedirectRoutes } from './mail-redirects.ts';
import { mediaRoutes } from './medias.ts';
import { notificationSettingRoutes } from './notification-settings.ts';
import { notificationRoutes } from './notifications.ts';
import { officeRoutes } from './offices.ts';
import { organizationFundRoutes } from './organization-funds.ts';
import { organizationValidatorRoutes } from './organization-validators.ts';
import { organizationRoutes } from './organizations.ts';
import { physicalCardRoutes } from './physical-cards.ts';
import { prevalidationRoutes } from './prevalidations.ts';
import { productCategoryRoutes } from './product-categories.ts';
import { productRoutes } from './products.ts';
import { providerRoutes } from './providers.ts';
import { proxyRoutes } from './proxy.ts';
import { recordCategoryRoutes } from './record-categories.ts';
import { recordTypeRoutes } from './record-types.ts';
import { recordValidationRoutes } from './record-validations.ts';
import { recordRoutes } from './records.ts';
import { redeemRoutes } from './redeem.ts';
import { reimbursementRoutes } from './reimbursements.ts';
import { reservationRoutes } from './reservations.ts';
import { searchRoutes } from './search.ts';
import { sessionRoutes } from './sessions.ts';
import { smsRoutes } from './sms.ts';
import { tagRoutes } from './tags.ts';
import { validatorRequestRoutes } from './validator-requests.ts';
import { validatorRoutes } from './validators.ts';
import { voucherRoutes } from './vouchers.ts';

/** Every call of the platform that the twin answers. A new room adds its list here. */
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
