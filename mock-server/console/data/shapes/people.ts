import { account, at, flag, maybe, moment, none, oneOf, text, texts, to, whole, somebody } from './kinds.ts';
import type { ShapeOf } from './kinds.ts';
import type { Tables } from '../../../src/database/shape.ts';

/** Residents, how they sign in, and what is known of them. */
export const peopleShapes: {
  readonly [
    Name in
      | 'identities'
      | 'emails'
      | 'proxies'
      | 'sessions'
      | 'records'
      | 'record_validations'
      | 'record_types'
      | 'record_categories'
      | 'validator_requests'
      | 'notifications'
      | 'notification_preferences'
      | 'mail_stops'
  ]: ShapeOf<Tables[Name]>;
} = {
  identities: {
    address: text,
    bsn: none(text),
    bsn_confirmed_at: none(moment),
    partner_bsn: none(text),
    persona: none(text),
    created_at: moment,
  },
  emails: {
    identity_address: account,
    email: text,
    verified: flag,
    primary: flag,
    initial: flag,
    verification_token: text,
    target: none(text),
    created_at: moment,
    updated_at: moment,
  },
  proxies: {
    type: oneOf('confirmation_code', 'email_code', 'qr_code', 'pin_code', 'short_token', 'preferences_link'),
    identity_address: none(account),
    access_token: text,
    exchange_token: text,
    state: oneOf('pending', 'active', 'destroyed', 'terminated', 'expired'),
    created_at: moment,
    exchange_until: moment,
    activated_at: none(moment),
  },
  sessions: {
    uid: text,
    proxy_id: to('proxies'),
    identity_address: account,
    client_type: text,
    client_version: none(text),
    ip: text,
    user_agent: none(text),
    language: maybe(oneOf('nl', 'en')),
    started_at: moment,
    last_request_at: moment,
  },
  records: {
    identity_address: account,
    record_type_key: at('record_types', 'key'),
    value: text,
    order: whole,
    deleted: flag,
    record_category_id: none(to('record_categories')),
    created_at: moment,
  },
  record_validations: {
    uuid: text,
    record_id: to('records'),
    state: oneOf('pending', 'approved', 'declined'),
    organization_id: none(to('organizations')),
    identity_address: none(somebody),
    validated_at: none(moment),
    prevalidated_at: maybe(none(moment)),
    created_at: moment,
  },
  record_types: {
    key: text,
    name_nl: text,
    name_en: text,
    type: oneOf('string', 'number'),
    system: flag,
  },
  record_categories: {
    identity_address: account,
    name: text,
    order: whole,
  },
  validator_requests: {
    validator_id: to('organization_validators'),
    record_id: to('records'),
    identity_address: account,
    state: oneOf('pending', 'approved', 'declined'),
    record_validation_uid: none(at('record_validations', 'uuid')),
    created_at: moment,
  },
  notifications: {
    uuid: text,
    identity_address: account,
    client_type: text,
    type: text,
    about: texts,
    organization_id: none(to('organizations')),
    seen: flag,
    created_at: moment,
  },
  notification_preferences: {
    identity_address: account,
    key: text,
    type: oneOf('email', 'push'),
    subscribed: flag,
  },
  mail_stops: {
    email: text,
  },
};
