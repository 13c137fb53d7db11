import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';

/** The platform of the specification stores a reimbursement that lacks fields. */
export const specifiedDraftCalls = {
  async storesDrafts(): Promise<Result<boolean, Failure>> {
    return ok(true);
  },
};

/** Real platforms require all fields, also of a draft. */
export const realDraftCalls: typeof specifiedDraftCalls = {
  async storesDrafts() {
    return ok(false);
  },
};
