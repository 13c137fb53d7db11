import type { ReimbursementRow } from '../tables/reimbursements.ts';
import type { Got, Harness } from './harness.ts';
import type { Kees } from './reserving.ts';

/** Where reimbursements live. */
export const reimbursements = '/platform/reimbursements';

/** What Kees does with reimbursements on his voucher of € 142. */
export class Reimbursing {
  readonly #platform: Harness;
  readonly #kees: Kees;

  constructor(platform: Harness, kees: Kees) {
    this.#platform = platform;
    this.#kees = kees;
  }

  /** An upload of his that waits to be attached; answers its uid. */
  upload(uid: string, changes: { type?: string; identity_address?: string } = {}): string {
    this.#platform
      .world()
      .table('files')
      .insert({
        uid,
        identity_address: this.#kees.voucher().identity_address,
        original_name: 'bon.pdf',
        type: 'reimbursement_proof',
        ext: 'pdf',
        order: 0,
        bytes: 184_200,
        ...changes,
      });
    return uid;
  }

  /** Everything that submitting needs; the upload `bon` goes with it. */
  complete(more: object = {}): object {
    return {
      voucher_id: this.#kees.voucher().id,
      title: 'Contributie voetbal',
      amount: '45.00',
      iban: 'nl02 abna 0123 4567 89',
      iban_name: 'K. Bakker',
      files: ['bon'],
      ...more,
    };
  }

  make(body: object): Promise<Got> {
    return this.#platform.post(reimbursements, { ...this.#kees.as, body });
  }

  change(got: Got, body: object): Promise<Got> {
    return this.#platform.patch(`${reimbursements}/${got.number('data.id')}`, { ...this.#kees.as, body });
  }

  rowOf(got: Got): ReimbursementRow {
    const row = this.#platform.world().table('reimbursements').get(got.number('data.id'));
    if (!row) throw new Error('The reimbursement is gone.');
    return row;
  }
}
