import type { Journey } from '../journey.ts';

const RECEIPT = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** A resident claims money back with a receipt, first with an empty form. */
export const claim: Journey = {
  key: 'claim',
  title: 'Claim money back',
  scenario: 'reimbursements-in-every-state',
  persona: 'mark',
  walk: async (reader, texts) => {
    reader.part('The reimbursements');
    await reader.open('/declaraties');
    await reader.press('1');
    await reader.readOn();
    reader.part('The form, sent while empty');
    await reader.press('1');
    await reader.tabTo(texts('reimbursements.list.claim'));
    await reader.press('Return');
    await reader.readOn();
    await reader.press('1');
    await reader.tabTo(texts('reimbursements.form.send'));
    await reader.press('Return');
    await reader.press('Tab', 'Return');
    reader.part('The form, filled in');
    await reader.type('Zwembril');
    await reader.tabTo(texts('reimbursements.form.amount'));
    await reader.type('18,95');
    await reader.tabTo(texts('files.choose'));
    await reader.chooseFile('Return', RECEIPT);
    await reader.tabTo('IBAN');
    await reader.type('NL02 ABNA 0123 4567 89');
    await reader.press('Tab');
    await reader.type('M. Dekker');
    await reader.tabTo(texts('reimbursements.form.send'));
    await reader.openDialog();
    await reader.readOn();
    await reader.tabTo(texts('reimbursements.confirm.yes'));
    await reader.press('Return');
    await reader.readOn();
  },
};
