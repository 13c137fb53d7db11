/** One offer as the seeds tell it. Prices in cents. */
export interface ProductLine {
  readonly id: number;
  readonly provider: string;
  readonly name: string;
  readonly category: string;
  readonly motif: string;
  readonly price: number;
  readonly text: string;
  readonly know: readonly string[];
  readonly discount?: ['fixed' | 'percentage', number];
  readonly stock?: number;
  readonly sold?: number;
  readonly reserved?: number;
  readonly days?: number;
  readonly reservable?: false;
  readonly policy?: 'accept' | 'review';
  readonly hidden?: true;
  readonly deleted?: true;
}
