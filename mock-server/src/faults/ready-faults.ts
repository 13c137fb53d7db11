import type { NewRow } from '../world/table.ts';
import type { FaultRow } from '../tables/faults.ts';
import { foreignAnswers } from './foreign-answers.ts';

/** A fault, or some that belong together, under a name. */
export type ReadyFault = {
  readonly key: string;
  readonly name: string;
  readonly faults: readonly NewRow<FaultRow>[];
};

const fault = (values: Partial<Omit<FaultRow, 'id'>>): NewRow<FaultRow> => ({
  operation_id: null,
  path: '/**',
  method: null,
  status: null,
  body: null,
  delay_ms: 0,
  drop: false,
  times: null,
  ...values,
});

const on = (operation_id: string, values: Partial<Omit<FaultRow, 'id'>>): NewRow<FaultRow> =>
  fault({ operation_id, path: null, ...values });

/** Situations that are met most, in one click. */
export const readyFaults: readonly ReadyFault[] = [
  {
    key: 'slow-network',
    name: 'Slow mobile network',
    faults: [fault({ delay_ms: 400, spread_ms: 150, bytes_per_second: 50_000 })],
  },
  { key: 'platform-down', name: 'Platform is down', faults: [fault({ status: 503 })] },
  { key: 'offline', name: 'No connection', faults: [fault({ drop: true })] },
  { key: 'offline-30-seconds', name: 'No connection for 30 seconds', faults: [fault({ drop: true, for_seconds: 30 })] },
  {
    key: 'every-fifth-list',
    name: 'Every fifth list is slow',
    faults: [fault({ method: 'GET', path: '/platform/*', delay_ms: 1800, one_in: 5 })],
  },
  {
    key: 'session-expires',
    name: 'Session expires at the next call',
    faults: [fault({ path: '/identity/**', status: 401, body: { message: 'session_expired' }, times: 1 })],
  },
  { key: 'limit-reached', name: 'Redeem limit is reached', faults: [on('redeemCode', { throttle: true })] },
  {
    key: 'digid-down',
    name: 'DigiD is down',
    faults: [
      on('startDigid', {
        status: 503,
        headers: { 'Error-Code': 'digid_api_0000' },
        body: { message: 'DigiD is nu niet bereikbaar.' },
      }),
    ],
  },
  {
    key: 'empty-lists',
    name: 'Every list is empty',
    faults: [fault({ method: 'GET', path: '/platform/*', wrong: { kind: 'empty', field: 'data' } })],
  },
  {
    key: 'field-missing',
    name: 'Funds without a name',
    faults: [on('listFunds', { wrong: { kind: 'remove', field: 'data.*.name' } })],
  },
  {
    key: 'half-answer',
    name: 'Half an answer',
    faults: [fault({ method: 'GET', wrong: { kind: 'broken', field: '' } })],
  },
  ...foreignAnswers.map(({ key, name, status, headers, body }) => ({
    key,
    name,
    faults: [fault({ status, headers, body })],
  })),
  {
    key: 'proxy-limit',
    name: 'Proxy answers 429 with a page, for two minutes',
    faults: [
      fault({
        status: 429,
        headers: { 'content-type': 'text/html', 'Retry-After': '120' },
        body: '<h1>429 Too Many Requests</h1>',
        for_seconds: 120,
      }),
    ],
  },
  {
    key: 'cut-halfway',
    name: 'Connection breaks halfway',
    faults: [on('listProducts', { cut_after: 300 })],
  },
  { key: 'pictures-missing', name: 'Pictures do not load', faults: [fault({ path: '/pictures/**', status: 404 })] },
  {
    key: 'upload-too-large',
    name: 'Uploads are too large for the server',
    faults: [on('createFile', { status: 413, body: { message: 'Het bestand is te groot.' } })],
  },
  {
    key: 'upload-too-large-for-proxy',
    name: 'Uploads are too large for a proxy',
    faults: [
      on('createFile', {
        status: 413,
        headers: { 'content-type': 'text/html' },
        body: '<h1>413 Request Entity Too Large</h1>',
      }),
    ],
  },
  { key: 'upload-breaks-off', name: 'Uploads break off', faults: [on('createFile', { drop: true })] },
  {
    key: 'upload-waits',
    name: 'Uploads wait until they are let go',
    faults: [on('createFile', { hold: true })],
  },
];
