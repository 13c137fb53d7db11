import { api, calls } from './console-call.ts';
import type { ConsoleCall } from './console-call.ts';
import { outsideCalls } from './calls-outside.ts';

const worlds = calls(
  'Worlds',
  { method: 'GET', path: `${api}/worlds`, says: 'All worlds with scenario, clock and counts.' },
  {
    method: 'POST',
    path: `${api}/worlds`,
    says: 'Makes a world in the situation of a scenario.',
    takes: 'scenario, name?, now?',
    actions: ['world-new'],
  },
  {
    method: 'POST',
    path: `${api}/worlds/:world/copy`,
    says: 'Makes a copy of a world.',
    takes: 'name?',
    actions: ['world-copy'],
  },
  { method: 'DELETE', path: `${api}/worlds/:world`, says: 'Takes a world away.', actions: ['world-delete'] },
  { method: 'GET', path: `${api}/scenarios`, says: 'All scenarios with a sentence.' },
  {
    method: 'POST',
    path: `${api}/scenario`,
    says: 'Replaces what is in the world by a scenario.',
    takes: 'scenario',
    actions: ['scenario'],
  },
  { method: 'POST', path: `${api}/reset`, says: 'Brings the world back to its start.', actions: ['reset'] },
  { method: 'GET', path: `${api}/snapshots`, says: 'Worlds that were kept by name.' },
  {
    method: 'POST',
    path: `${api}/snapshots`,
    says: 'Keeps the world as it is now.',
    takes: 'name?',
    actions: ['snapshot'],
  },
  {
    method: 'POST',
    path: `${api}/snapshots/:name/restore`,
    says: 'Replaces what is in the world by a snapshot.',
    actions: ['restore'],
  },
  {
    method: 'GET',
    path: `${api}/snapshots/:name/changes`,
    says: 'Rows that differ between a snapshot and the world now.',
  },
  { method: 'DELETE', path: `${api}/snapshots/:name`, says: 'Takes a snapshot away.', actions: ['snapshot-delete'] },
  { method: 'GET', path: `${api}/export`, says: 'The world as one file.' },
  {
    method: 'POST',
    path: `${api}/import`,
    says: 'Replaces what is in the world by what is in a file, or makes a world of it.',
    takes: 'a world file; query: world? (name of a new world)',
    actions: ['import'],
  },
);

const watch = calls(
  'Watch',
  {
    method: 'GET',
    path: `${api}/requests`,
    says: 'The last requests, newest last.',
    takes:
      'query: q? (words, status:4xx, method:post, page:/fondsen, resident:noor, operation:redeem, changed:vouchers, validation:off), only?, after?',
  },
  {
    method: 'GET',
    path: `${api}/requests/:id`,
    says: 'One request with bodies, validation result, changed rows and curl.',
  },
  { method: 'POST', path: `${api}/requests/:id/send`, says: 'Sends a request again.', actions: ['send-again'] },
  { method: 'DELETE', path: `${api}/requests`, says: 'Empties the log.', actions: ['log-clear'] },
  {
    method: 'GET',
    path: `${api}/har`,
    says: 'The requests as HAR 1.2 with the validation result of the description.',
    takes: 'query: as for requests',
  },
  { method: 'GET', path: `${api}/history`, says: 'What happened to the world, oldest first.' },
  { method: 'GET', path: `${api}/history/:number`, says: 'One transaction with the rows that it changed.' },
  {
    method: 'POST',
    path: `${api}/history/goto`,
    says: 'Lets the world go on from an earlier place.',
    takes: 'before_request, before_transaction or transaction',
    actions: ['goto'],
  },
  { method: 'GET', path: `${api}/data`, says: 'Rows per table, now or before a request.', takes: 'query: before?' },
  { method: 'GET', path: `${api}/data/:table`, says: 'Rows of a table.', takes: 'query: q?, page?, before?' },
  {
    method: 'GET',
    path: `${api}/data/:table/:id`,
    says: 'A row as it is stored and as the shop gets it, what hangs on it, what is due, who touched it, and quick changes.',
    takes: 'query: before?',
  },
  {
    method: 'PATCH',
    path: `${api}/data/:table/:id`,
    says: 'Edits a row as the rules of the platform allow; forced, it only sets the fields.',
    takes: 'changes (values by field), force?',
    actions: ['edit'],
  },
  { method: 'GET', path: `${api}/coverage`, says: 'What was asked of the description, by operation and status.' },
  { method: 'DELETE', path: `${api}/coverage`, says: 'Counts anew.', actions: ['coverage-clear'] },
);

const shape = calls(
  'Shape',
  { method: 'GET', path: `${api}/clock`, says: 'The time of the world.' },
  {
    method: 'POST',
    path: `${api}/clock`,
    says: 'Freezes, steps, jumps or runs faster.',
    takes: 'freeze?, resume?, step_seconds?, jump_to?, speed?',
    actions: ['clock'],
  },
  { method: 'GET', path: `${api}/faults`, says: 'The faults, also those that are paused.' },
  {
    method: 'POST',
    path: `${api}/faults`,
    says: 'Switches a fault on.',
    takes:
      'operation_id? or path?, method?, status?, body?, headers?, delay_ms?, spread_ms?, drop?, cut_after?, bytes_per_second?, wrong?, throttle?, hold?, persona?, client_key?, one_in?, after?, times?, for_seconds?, paused?, name?',
    actions: ['fault'],
  },
  {
    method: 'POST',
    path: `${api}/faults/preview`,
    says: 'Which of the last requests a fault would match; nothing is kept.',
    takes: 'as for a fault',
  },
  {
    method: 'GET',
    path: `${api}/faults/:id`,
    says: 'One fault with the requests that it matched, means, and would have matched.',
  },
  {
    method: 'PATCH',
    path: `${api}/faults/:id`,
    says: 'Changes, pauses or goes on with a fault; null takes a field away.',
    takes: 'as for a fault',
    actions: ['fault-save', 'fault-pause', 'fault-go-on'],
  },
  { method: 'DELETE', path: `${api}/faults`, says: 'Switches all faults off.', actions: ['faults-off'] },
  { method: 'DELETE', path: `${api}/faults/:id`, says: 'Switches one fault off.', actions: ['fault-off'] },
  {
    method: 'POST',
    path: `${api}/faults/:id/let-go`,
    says: 'Lets go of the calls that a fault holds.',
    actions: ['fault-let-go'],
  },
  { method: 'GET', path: `${api}/faults/ready`, says: 'Faults that are ready to be switched on.' },
  {
    method: 'POST',
    path: `${api}/faults/ready`,
    says: 'Switches a ready-made fault on.',
    takes: 'name',
    actions: ['fault-ready'],
  },
  { method: 'GET', path: `${api}/throttles`, says: 'Limits with the attempts that were counted.' },
  {
    method: 'DELETE',
    path: `${api}/throttles`,
    says: 'Clears one limit, or all.',
    takes: 'query: key?',
    actions: ['limit-clear'],
  },
  {
    method: 'POST',
    path: `${api}/throttles/use-up`,
    says: 'Uses every attempt of a limit up.',
    takes: 'key',
    actions: ['limit-use-up'],
  },
  { method: 'GET', path: `${api}/settings`, says: 'Switches of the world.' },
  {
    method: 'POST',
    path: `${api}/settings`,
    says: 'Sets switches of the world.',
    takes: 'digid_start_error?, digid_confirmation_lapses?, sms_refused?, throttles?',
    actions: ['digid-start', 'digid-lapses', 'sms-refuse'],
  },
);

/** Every call of the console, by part. */
export const consoleCalls: readonly ConsoleCall[] = [...worlds, ...watch, ...shape, ...outsideCalls];
