import { Files } from '@stadstegoed/core/files/files.port.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpFiles } from '@stadstegoed/http/files/http-files.ts';
import { sendByFetch, sendByXhr } from '@stadstegoed/http/files/send-upload.ts';
import { Client, ReplacedFetch } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';

/** Bindings for uploading and downloading files. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Files, {
    dependencies: [Client, Clock, ReplacedFetch],
    make: (client, clock, { fetch }) =>
      new HttpFiles(client, { clock, send: fetch === undefined ? sendByXhr : sendByFetch(fetch) }),
  });
}
