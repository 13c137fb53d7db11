import { api, calls } from './console-call.ts';
import type { ConsoleCall } from './console-call.ts';

const post = calls(
  'Post',
  {
    method: 'GET',
    path: `${api}/mail`,
    says: 'Mails, newest first, each with the request that made it.',
    takes:
      'query: q? (to:kees from: subject:link kind: lang:en has:link|picture is:read|unread, "several words"), to?, unread?',
  },
  { method: 'GET', path: `${api}/mail/:id`, says: 'One mail, with its sender and how long its link works.' },
  { method: 'GET', path: `${api}/mail/:id/raw`, says: 'One mail as it travels: head, text and HTML.' },
  { method: 'GET', path: `${api}/mail/:id/eml`, says: 'The same as a file that a mail program opens.' },
  {
    method: 'POST',
    path: `${api}/mail/:id/lapse`,
    says: 'Lets the sign-in or confirmation link of a mail be over now.',
    actions: ['mail-lapse'],
  },
  {
    method: 'POST',
    path: `${api}/mail/read`,
    says: 'Marks a mail, or all, as read.',
    takes: 'id?',
    actions: ['mail-read'],
  },
  { method: 'DELETE', path: `${api}/mail`, says: 'Empties the mailbox.', actions: ['mail-clear'] },
  {
    method: 'GET',
    path: `${api}/sms`,
    says: 'Text messages, newest first, each with the request that made it.',
    takes: 'query: q? (to:1234 lang:en has:link is:read|unread)',
  },
  { method: 'POST', path: `${api}/sms/read`, says: 'Marks all text messages as read.', actions: ['sms-read'] },
  { method: 'DELETE', path: `${api}/sms`, says: 'Takes all text messages away.', actions: ['sms-clear'] },
  {
    method: 'GET',
    path: `${api}/pushes`,
    says: 'What was pushed to telephones, newest first, each with the request that made it.',
    takes: 'query: persona?, q? (to:kees key:voucher.transaction title: is:read|unread)',
  },
  {
    method: 'POST',
    path: `${api}/pushes`,
    says: 'Pushes something to the telephone of a resident.',
    takes: 'persona, title, text?, key?',
    actions: ['push'],
  },
  {
    method: 'POST',
    path: `${api}/pushes/read`,
    says: 'Marks what was pushed as read.',
    takes: 'persona?',
    actions: ['pushes-read'],
  },
  { method: 'DELETE', path: `${api}/pushes`, says: 'Takes all of it away.', actions: ['pushes-clear'] },
);

const play = calls(
  'Play',
  { method: 'GET', path: `${api}/residents`, says: 'All residents with their story.' },
  { method: 'POST', path: `${api}/residents/:persona/session`, says: 'Signs a resident in.' },
  {
    method: 'POST',
    path: `${api}/residents/:persona/mail`,
    says: 'Mails a resident a sign-in link, as if it was asked for in the shop; answers with the mail.',
    actions: ['resident-mail'],
  },
  {
    method: 'POST',
    path: `${api}/residents/:persona/lapse`,
    says: 'Lets the sign-ins of a resident be over: the next request gets a 401.',
    actions: ['resident-lapse'],
  },
  {
    method: 'GET',
    path: `${api}/phone`,
    says: 'Sign-ins that wait for the phone, the last that a resident approved, and the address of each screen.',
    takes: 'query: persona?',
  },
  {
    method: 'POST',
    path: `${api}/phone/approve`,
    says: 'Approves a sign-in.',
    takes: 'auth_code or auth_token, persona',
  },
  {
    method: 'POST',
    path: `${api}/phone/log-out`,
    says: 'Ends the last sign-in that a resident approved.',
    takes: 'persona',
  },
  { method: 'POST', path: `${api}/phone/code`, says: 'Lets the app ask for six digits that are typed in the shop.' },
  {
    method: 'POST',
    path: `${api}/phone/odd`,
    says: 'Does what people do wrong with a phone: twice, lapsed, as-another, wrong-code, no-network.',
    takes: 'persona, thing',
  },
  { method: 'GET', path: `${api}/digid`, says: 'DigiD as it stands.' },
  {
    method: 'POST',
    path: `${api}/digid/remember`,
    says: 'Lets every visit to DigiD end like this, without its page.',
    takes: 'persona, bsn or error',
    actions: ['digid-remember'],
  },
  { method: 'DELETE', path: `${api}/digid/remember`, says: 'Lets somebody choose at every visit to DigiD again.' },
  {
    method: 'POST',
    path: `${api}/digid/expire`,
    says: 'Lets DigiD confirmations run out now.',
    takes: 'persona?',
    actions: ['digid-expire'],
  },
  {
    method: 'POST',
    path: `${api}/desk/:action`,
    says: 'Decides at the desk: request, reopen, record, question, validation, reservation, payment, office, reimbursement, top-up, block, unblock, expire, fund, all.',
    takes: 'the fields of the form of that action, such as id and decision',
    actions: ['quick'],
  },
  {
    method: 'GET',
    path: `${api}/desk/attachments/:uid`,
    says: 'A paper that somebody sent along, as the desk opens it.',
  },
  { method: 'GET', path: `${api}/back-office`, says: 'What the back office of each fund says of whom.' },
  {
    method: 'POST',
    path: `${api}/back-office`,
    says: 'Lets the back office of a fund say something of a resident, or of everybody, and sets how it is asked.',
    takes: 'fund_id, says?, persona? or bsn?, fallback?, partner_check?, redirect_url?, slow_ms?, on?',
  },
  {
    method: 'POST',
    path: `${api}/back-office/ready`,
    says: 'Puts a voucher, or facts, ready for a BSN: the next check takes them.',
    takes: 'fund_id, persona or bsn, what: voucher or facts',
  },
  {
    method: 'POST',
    path: `${api}/fund-requests/:id/decide`,
    says: 'Decides on a fund request.',
    takes: 'decision: approved, declined or disregarded',
  },
);

const municipalities = calls(
  'Municipalities',
  { method: 'GET', path: `${api}/tenants`, says: 'The municipalities of the world.' },
  { method: 'GET', path: `${api}/tenants/:key`, says: 'Flags, announcements, banner and pages of a municipality.' },
  {
    method: 'PATCH',
    path: `${api}/tenants/:key`,
    says: 'Changes what is named; the next answer of the configuration shows it.',
    takes: 'flags?, announcements?, banner?, pages?, name?, informal?, map?, sponsor?',
    actions: ['digid-keeps', 'tenant-flags', 'tenant-announcement', 'tenant-banner', 'tenant-page'],
  },
);

/** Calls that stand for the world outside: what is sent, who is played, what a municipality is told. */
export const outsideCalls: readonly ConsoleCall[] = [...post, ...play, ...municipalities];
