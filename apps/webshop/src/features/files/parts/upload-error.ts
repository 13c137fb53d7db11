import type { UploadError } from '@stadstegoed/core/files/uploaded-file.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatFileSize } from '@stadstegoed/ui/format-count.ts';
import { limitSentence } from '../../../lib/action/failure-sentence.ts';
import { sentenceText, type Translate } from '../../../lib/texts/texts.ts';
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
    case 'too_large_to_send':
      return translate('files.error.tooLargeToSend');
    case 'refused': {
      const messages = error.messages.length > 0 ? error.messages : [translate('files.error.refused')];
      const types = translate('files.error.types', { types: kindsText(limits.extensions, language) });
      return [...messages, types].join(' ');
    }
    case 'lost':
      return translate('files.error.lost');
    case 'changed':
      return translate('files.error.changed');
    case 'failed':
      return failedText(error.failure, translate);
  }
}

function failedText(failure: Failure, translate: Translate): string {
  const { kind } = failure;
  switch (kind) {
    case 'offline':
    case 'unreachable':
    case 'timeout':
      return translate(`files.error.${kind}`);
    case 'rate_limited':
      return sentenceText(translate, limitSentence(failure, 'files.error.failed'));
    default:
      return translate('files.error.failed');
  }
}
