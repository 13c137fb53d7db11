/** The names of Dutch banks by their code in an IBAN. */
const BANKS: Readonly<Record<string, string>> = {
  ABNA: 'ABN AMRO',
  ASNB: 'ASN Bank',
  BUNQ: 'bunq',
  FVLB: 'Van Lanschot Kempen',
  INGB: 'ING',
  KNAB: 'Knab',
  NTSB: 'N26',
  RABO: 'Rabobank',
  RBRB: 'RegioBank',
  REVO: 'Revolut',
  SNSB: 'SNS',
  TRIO: 'Triodos Bank',
};

/** The bank of a Dutch IBAN; null for an unknown bank and for another country. */
export function bankName(iban: string): string | null {
  const code = /^NL\d\d([A-Z]{4})/.exec(iban.replaceAll(/\s/g, '').toUpperCase())?.[1] ?? '';
  return BANKS[code] ?? null;
}

/** An IBAN in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban
    .replaceAll(/\s/g, '')
    .replaceAll(/(.{4})/g, '$1 ')
    .trim();
}
