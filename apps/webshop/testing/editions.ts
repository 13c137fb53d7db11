/** The platforms that the main journeys are walked on; `npm run long -- todays-platform` walks the others on the second. */
export const EDITIONS = ['specification', '2026-07'] as const;

/** What the platform of July 2026 does not have, or has in another form, and the names of the journeys that need it. */
const NOT_TODAY = {
  records:
    /the records of|confirmation of a record|confirm a record|the screen record|stand in the account|profile menu/,
  'offers at a discount':
    /sample discounts|is signed out at|what is still being read|actions shows no price|every amount on the screens|\/acties|offers are actions|suggests funds|all results on Enter|counts all funds/,
  'a flag for offers': /the offers are away/,
  'organisations for visitors, and categories by id': /finds every fund and provider|a category that the filter/,
  'settings by the link of a mail': /work with the link of a mail|why a link does not work/,
  'an e-mail address that the platform verifies itself': /a resident are added|the link in the mail/,
  'drafts of a reimbursement':
    /takes the voucher of the address|kept as a draft|a new draft|when a draft is saved|at its field, and the balance|another tab sends it/,
  'a sign-in without a second factor': /on a platform without one|where the shop cannot ask for it/,
  'fourteen days to cancel': /shows the term to cancel/,
  'a message beside a question': /is answered without a file/,
  'questions below their fund':
    /in another tab meanwhile|ids do not belong together|ends while the resident writes|promise no rest|gets a 401 ends|while an answer is sent|can be read and not answered|inside the dialog that waits/,
  'the configuration in an envelope':
    /DigiD of a platform on another|a page of the municipality has|the configuration away|reads how, and goes/,
  'the app link at its own call': /the app has store links/,
  'a fund that says that a request for it was approved':
    /where an approved request exists|the second tab says that there is/,
  'a voucher by its address alone': /reserves it in another tab/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What a journey needs that the platform of this run lacks; null when it has everything. */
export function missingIn(edition: string | undefined, journey: string): string | null {
  if (edition !== '2026-07') return null;
  return Object.entries(NOT_TODAY).find(([, names]) => names.test(journey))?.[0] ?? null;
}
