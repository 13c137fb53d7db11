import type { Route } from '../http/call.ts';
import { clarificationRoutes } from './clarifications.ts';
import { configRoutes } from './config.ts';
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
import { redeemRoutes } from './redeem.ts';
import { smsRoutes } from './sms.ts';
import { tagRoutes } from './tags.ts';
import { voucherRoutes } from './vouchers.ts';

/** Every call of the platform that the twin answers. A new room adds its list here. */
export const allRoutes: readonly Route[] = [
  ...clarificationRoutes,
  ...configRoutes,
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
  ...redeemRoutes,
  ...smsRoutes,
  ...tagRoutes,
  ...voucherRoutes,
];
