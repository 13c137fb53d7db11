import { account, at, either, fields, flag, list, maybe, moment, none, oneOf, text, to, whole } from './kinds.ts';
import type { ShapeOf } from './kinds.ts';
import type { Tables } from '../../../src/database/shape.ts';

/** What leaves the platform, and what counts its calls. */
export const outsideShapes: {
  readonly [Name in 'digid_sessions' | 'mails' | 'sms' | 'pushes' | 'throttles']: ShapeOf<Tables[Name]>;
} = {
  digid_sessions: {
    uid: text,
    secret: text,
    rid: text,
    request: oneOf('auth', 'fund_request'),
    fund_id: none(to('funds')),
    identity_address: none(account),
    tenant_key: at('tenants', 'key'),
    state: oneOf('created', 'pending_authorization', 'authorized', 'canceled', 'error'),
    outcome: none(either(fields({ bsn: text }), fields({ error: text }))),
    used: flag,
    created_at: moment,
  },
  mails: {
    from: maybe(fields({ name: text, address: text })),
    to: text,
    kind: text,
    language: oneOf('nl', 'en'),
    subject: text,
    text: text,
    html: text,
    links: list(text),
    sent_at: moment,
    read: maybe(flag),
  },
  sms: {
    to: text,
    text: text,
    language: maybe(oneOf('nl', 'en')),
    sent_at: moment,
    read: maybe(flag),
  },
  pushes: {
    identity_address: account,
    key: text,
    title: text,
    text: text,
    sent_at: moment,
    read: flag,
  },
  throttles: {
    key: text,
    ip: text,
    attempts: whole,
    opened_at: moment,
  },
};
