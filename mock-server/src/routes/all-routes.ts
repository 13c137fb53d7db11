import type { Route } from '../http/call.ts';
import { clarificationRoutes } from './clarifications.ts';
import { configRoutes } from './config.ts';
import { deviceRoutes } from './devices.ts';
import { digidRoutes } from './digid.ts';
import { emailRoutes } from './emails.ts';
import { fundCheckRoutes } from './fund-check.ts';
import { fundRequestRoutes } from './fund-requests.ts';
import { fundRoutes } from './funds.ts';
import { identityRoutes } from './identity.ts';
import { mailRedirectRoutes } from './mail-redirects.ts';
import { organizationRoutes } from './organizations.ts';
import { physicalCardRoutes } from './physical-cards.ts';
import { productCategoryRoutes } from './product-categories.ts';
import { productRoutes } from './products.ts';
import { proxyRoutes } from './proxy.ts';
import { recordCategoryRoutes } from './record-categories.ts';
import { recordTypeRoutes } from './record-types.ts';
import { recordValidationRoutes } from './record-validations.ts';
import { recordRoutes } from './records.ts';
import { redeemRoutes } from './redeem.ts';
import { sessionRoutes } from './sessions.ts';
import { smsRoutes } from './sms.ts';
import { tagRoutes } from './tags.ts';
import { validatorRequestRoutes } from './validator-requests.ts';
import { voucherRoutes } from './vouchers.ts';
import { businessTypeRoutes } from './business-types.ts';
import { officeRoutes } from './offices.ts';
import { providerRoutes } from './providers.ts';
import { searchRoutes } from './search.ts';

/** Every call of the platform that the twin answers. A new room adds its list here. */
export const allRoutes: readonly Route[] = [
  ...clarificationRoutes,
  ...configRoutes,
  ...deviceRoutes,
  ...digidRoutes,
  ...emailRoutes,
  ...fundCheckRoutes,
  ...fundRequestRoutes,
  ...fundRoutes,
  ...identityRoutes,
  ...mailRedirectRoutes,
  ...organizationRoutes,
  ...physicalCardRoutes,
  ...productCategoryRoutes,
  ...productRoutes,
  ...proxyRoutes,
  ...recordCategoryRoutes,
  ...recordRoutes,
  ...recordTypeRoutes,
  ...recordValidationRoutes,
  ...redeemRoutes,
  ...sessionRoutes,
  ...smsRoutes,
  ...tagRoutes,
  ...validatorRequestRoutes,
  ...voucherRoutes,
  ...businessTypeRoutes,
  ...officeRoutes,
  ...providerRoutes,
  ...searchRoutes,
];
