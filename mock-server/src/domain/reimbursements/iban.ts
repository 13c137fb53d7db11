import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An account number as the platform stores it: capitals, no spaces. */
export const plainIban = (text: string): string => electronicFormatIBAN(text.replaceAll(/\s/g, '')) ?? '';

/** Is this a bank account number: form, length of its country, check digits (ISO 13616)? */
export const isIban = (text: string): boolean => isValidIBAN(plainIban(text));
