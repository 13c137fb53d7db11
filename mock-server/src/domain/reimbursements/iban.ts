/** Length of an account number per country, for the countries that residents of the Netherlands bank in. */
const lengths: { readonly [country: string]: number } = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  DK: 18,
  ES: 24,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  NL: 18,
  PL: 28,
  PT: 25,
  SE: 24,
};

/** An account number as the platform stores it: capitals, no spaces. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Remainder by 97 of the number that the account stands for, letters counting from A = 10. */
function remainder(iban: string): number {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return turned.split('').reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Is this a bank account number: form, length of its country, check digits (ISO 13616)? */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && remainder(iban) === 1;
}
