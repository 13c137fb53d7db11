import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { DataList } from '@stadstegoed/ui/data-list/data-list.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { StoredFilePicture } from '../files/parts/file-picture.tsx';
import type { ReceiptContent } from './receipt-content.ts';
import './receipt.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface ReceiptProps {
  readonly receipt: ReceiptContent;
  readonly headingLevel: 2 | 3;
  /** The situation; a receipt that is being filled in has none. */
  readonly stamp?: Elements;
  /** Opens a file; without it files are not shown. */
  readonly onOpen?: (file: StoredFile) => void;
}

/** A reimbursement as a paper receipt on the tint of its fund. */
export function Receipt({ receipt, headingLevel, stamp = null, onOpen }: ReceiptProps) {
  const { tint, title, payer, lines, sum, files = [] } = receipt;
  return (
    <div className={`receipt-tint ${tintClass(tint)}`}>
      <div className="receipt-shell">
        <div className="receipt">
          <div className="receipt__head">
            <Heading level={headingLevel} size={3}>
              {title}
            </Heading>
            {payer === null ? null : <span className="receipt__payer">{payer}</span>}
            {stamp}
          </div>
          {lines.length === 0 ? null : <DataList items={lines} />}
          <p className="receipt__sum">
            <span>{sum.label}</span> <SumValue sum={sum} />
          </p>
          {onOpen === undefined || files.length === 0 ? null : <Thumbnails files={files} onOpen={onOpen} />}
        </div>
      </div>
    </div>
  );
}

/** An amount in large figures, or in words what is missing. */
export function SumValue({ sum }: Pick<ReceiptContent, 'sum'>) {
  return (
    <strong className={sum.translate === 'no' ? 'figures' : undefined} translate={sum.translate}>
      {sum.value}
    </strong>
  );
}

function Thumbnails(props: { readonly files: readonly StoredFile[]; readonly onOpen: (file: StoredFile) => void }) {
  const translate = useTexts();
  return (
    <ul className="receipt__files" aria-label={translate('reimbursements.receipts')}>
      {props.files.map((file, index) => (
        <li key={file.uid}>
          <button
            type="button"
            className="receipt__thumb"
            aria-label={translate('reimbursements.openReceipt', { number: index + 1, name: file.originalName })}
            onClick={() => props.onOpen(file)}
          >
            <StoredFilePicture file={file} />
            <span aria-hidden="true">{translate('reimbursements.receipt', { number: index + 1 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
