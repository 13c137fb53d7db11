import { tenants } from './fund-ids.ts';
import { sponsors } from './sponsors.ts';

/** Where the funds of Zonnedorp belong unless they say otherwise. */
export const ofZonnedorp = { tenant_id: tenants.zonnedorp, organization_id: sponsors.zonnedorp };

/** How long a voucher counts, and the reminder (1 §1). */
export const validity = [
  'Hoe lang is het tegoed geldig?',
  'Eén jaar vanaf de dag dat u het krijgt. Een maand voor het einde krijgt u bericht van ons.',
] as const;
/** A voucher is no cash (1 §1). */
export const noCash = ['Krijg ik het geld op mijn rekening?', 'Nee, u krijgt een tegoed met een QR-code.'] as const;
