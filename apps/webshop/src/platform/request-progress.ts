import { ReadRequestProgress } from '@stadstegoed/core/fund-requests/read-request-progress.ts';
import type { RequestProgressReader } from '@stadstegoed/core/fund-requests/request-progress.port.ts';
import { HttpFundActivation } from '@stadstegoed/http/fund-activation/http-fund-activation.ts';
import { HttpClarifications } from '@stadstegoed/http/fund-requests/http-clarifications.ts';
import type { Client } from './client.ts';

/** Reads how far requests are. Loaded when a resident has a request, so that home does not load it for everybody. */
export function requestProgressReader(client: Client): RequestProgressReader {
  const progress = new ReadRequestProgress(new HttpFundActivation(client), new HttpClarifications(client));
  return { read: (fundIds, options) => progress.run(fundIds, options) };
}
