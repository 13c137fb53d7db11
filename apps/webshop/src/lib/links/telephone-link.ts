import { LONGEST } from '@stadstegoed/core/shared/longest.ts';

/** A link for a telephone number as it is written, such as `tel:0123456700` for "(0123) 45 67 00". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.slice(0, LONGEST.code).replaceAll(/[^\d+]/g, '')}`;
}
