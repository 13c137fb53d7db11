/** The stored world cannot be used, for the reason in `kind`; the message is one sentence for the person who starts the mock platform. */
export class DataProblem extends Error {
  readonly kind: 'damaged' | 'other_version' | 'locked' | 'no_permission';

  constructor(kind: DataProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The code of the operating system, such as `ENOSPC`; null for anything else. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Does the system say that a file or folder may not be touched? */
export const isNoPermission = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '');

/** A file that may not be touched gets one sentence; any other error stays as it is. */
export function withPermission(file: string, error: unknown): unknown {
  if (!isNoPermission(error)) return error;
  return new DataProblem('no_permission', `The mock platform may not read or write ${file}. Check the permissions.`);
}
