import type { UploadError } from '@stadstegoed/core/files/uploaded-file.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatFileSize } from '@stadstegoed/ui/format.ts';
import type { Translate } from '../../../lib/page/texts.ts';
import type { Upload } from '../../../lib/upload/upload.ts';
import { kindsText } from './file-kinds.ts';

/** What the text of an error needs. */
interface ErrorContext {
  readonly translate: Translate;
  readonly language: Language;
  readonly limits: Upload['limits'];
}

/** Why a file was not added, and what the resident can do. */
export function uploadErrorText(error: UploadError, { translate, language, limits }: ErrorContext): string {
  switch (error.kind) {
    case 'too_large':
      return translate('files.error.tooLarge', {
        size: formatFileSize(error.size, language),
        limit: limits.maxMegabytes,
      });
    case 'refused': {
      const messages = error.messages.length > 0 ? error.messages : [translate('files.error.refused')];
      const types = translate('files.error.types', { types: kindsText(limits.extensions, language) });
      return [...messages, types].join(' ');
    }
    case 'lost':
      return translate('files.error.lost');
    case 'failed':
      return failedText(error.failure, translate);
  }
}

function failedText({ kind, message }: Failure, translate: Translate): string {
  switch (kind) {
    case 'offline':
      return translate('files.error.offline');
    case 'timeout':
      return translate('files.error.timeout');
    case 'rate_limited':
      return message ?? translate('files.error.failed');
    default:
      return translate('files.error.failed');
  }
}
