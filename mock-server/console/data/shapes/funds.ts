import {
  account,
  at,
  day,
  fields,
  flag,
  list,
  maybe,
  moment,
  none,
  oneOf,
  text,
  to,
  whole,
  somebody,
} from './kinds.ts';
import type { ShapeOf } from './kinds.ts';
import type { Tables } from '../../../src/database/shape.ts';

/** Funds, what they ask, and requests for them. */
export const fundsShapes: {
  readonly [
    Name in
      | 'funds'
      | 'criteria'
      | 'formulas'
      | 'formula_products'
      | 'backoffice_answers'
      | 'fund_requests'
      | 'fund_request_records'
      | 'clarifications'
      | 'prevalidations'
      | 'files'
  ]: ShapeOf<Tables[Name]>;
} = {
  funds: {
    key: text,
    name: text,
    description: none(text),
    description_short: none(text),
    tenant_id: to('tenants'),
    organization_id: to('organizations'),
    logo_uid: none(at('medias', 'uid')),
    state: oneOf('waiting', 'active', 'paused', 'closed'),
    type: oneOf('budget', 'subsidies', 'external'),
    archived: flag,
    configured: flag,
    external_link_text: none(text),
    external_link_url: none(text),
    request_btn_text: text,
    start_date: day,
    end_date: day,
    notification_amount: none(whole),
    tag_ids: list(to('tags')),
    faq_title: none(text),
    faq: list(fields({ id: whole, title: text, description: text })),
    allow_fund_requests: flag,
    allow_prevalidations: flag,
    allow_direct_requests: flag,
    allow_blocking_vouchers: flag,
    allow_reimbursements: flag,
    allow_physical_cards: flag,
    allow_reservations: flag,
    allow_voucher_records: flag,
    auto_validation: flag,
    email_required: flag,
    contact_info_enabled: flag,
    contact_info_required: flag,
    contact_info_message_text: none(text),
    bsn_confirmation_time: none(whole),
    bsn_confirmation_api_time: none(whole),
    record_validity_days: whole,
    code_limit_per_fund: flag,
    validator_organization_ids: list(to('organizations')),
    backoffice: none(
      fields({
        partner_check: flag,
        fallback: flag,
        not_eligible_policy: oneOf('redirect', 'fund_request'),
        redirect_url: none(text),
      }),
    ),
    created_at: moment,
  },
  criteria: {
    fund_id: to('funds'),
    record_type_key: at('record_types', 'key'),
    operator: oneOf('=', '!=', '<', '<=', '>', '>='),
    value: text,
    show_attachment: flag,
    title: none(text),
    description: none(text),
  },
  formulas: {
    fund_id: to('funds'),
    type: oneOf('fixed', 'multiply'),
    amount: whole,
    record_type_key: none(at('record_types', 'key')),
  },
  formula_products: {
    fund_id: to('funds'),
    product_id: to('products'),
    record_type_key_multiplier: none(at('record_types', 'key')),
  },
  backoffice_answers: {
    fund_id: to('funds'),
    bsn: none(text),
    residency: oneOf('resident', 'not_resident', 'no_response'),
    partner: oneOf('no_voucher', 'has_voucher', 'no_response'),
    eligibility: oneOf('eligible', 'not_eligible', 'no_response'),
  },
  fund_requests: {
    fund_id: to('funds'),
    identity_address: account,
    state: oneOf('pending', 'approved', 'declined', 'disregarded', 'approved_partly'),
    contact_information: none(text),
    created_at: moment,
    updated_at: moment,
  },
  fund_request_records: {
    fund_request_id: to('fund_requests'),
    fund_criterion_id: to('criteria'),
    record_type_key: at('record_types', 'key'),
    value: text,
    state: oneOf('pending', 'approved', 'declined', 'disregarded'),
    file_uids: list(at('files', 'uid')),
    created_at: moment,
    updated_at: moment,
  },
  clarifications: {
    fund_request_id: to('fund_requests'),
    fund_request_record_id: to('fund_request_records'),
    question: text,
    message: none(text),
    attachment_uid: none(at('files', 'uid')),
    answer: none(text),
    state: oneOf('pending', 'answered'),
    file_uids: list(at('files', 'uid')),
    answered_at: none(moment),
    created_at: moment,
    updated_at: moment,
  },
  prevalidations: {
    uid: text,
    fund_id: to('funds'),
    organization_id: to('organizations'),
    state: oneOf('pending', 'used'),
    identity_address: somebody,
    used_by: none(somebody),
    used_at: none(moment),
    exported: flag,
    bsn: none(text),
    records: list(fields({ key: text, value: text })),
    created_at: moment,
  },
  files: {
    uid: text,
    identity_address: none(somebody),
    original_name: text,
    type: text,
    ext: text,
    order: none(whole),
    bytes: whole,
    preview_uid: maybe(none(at('medias', 'uid'))),
    uploaded_at: maybe(moment),
  },
};
