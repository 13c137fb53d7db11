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
  number,
  oneOf,
  text,
  to,
  whole,
  somebody,
} from './kinds.ts';
import type { ShapeOf } from './kinds.ts';
import type { Tables } from '../../../src/database/shape.ts';
import type { ReservationAsks } from '../../../src/shared/reservation-asks.ts';

const ask = oneOf('required', 'optional', 'no');

/** Organisations and what they offer. */
export const offersShapes: {
  readonly [
    Name in
      | 'organizations'
      | 'offices'
      | 'business_types'
      | 'product_categories'
      | 'tags'
      | 'medias'
      | 'products'
      | 'fund_products'
      | 'fund_providers'
      | 'bookmarks'
      | 'employees'
      | 'organization_validators'
  ]: ShapeOf<Tables[Name]>;
} = {
  organizations: {
    identity_address: somebody,
    name: text,
    kvk: text,
    description: none(text),
    business_type_id: none(to('business_types')),
    email: none(text),
    email_public: flag,
    phone: none(text),
    phone_public: flag,
    website: none(text),
    website_public: flag,
    logo_uid: none(at('medias', 'uid')),
    is_sponsor: flag,
    is_provider: flag,
    is_validator: flag,
    tag_ids: list(to('tags')),
    bsn_enabled: flag,
    auto_apply: oneOf('apply_manually', 'apply_auto_requested', 'apply_auto_available'),
    reservations_budget_enabled: flag,
    reservations_subsidy_enabled: flag,
    reservation_phone: ask,
    reservation_address: ask,
    reservation_birth_date: ask,
    reservations_auto_accept: flag,
    created_at: moment,
  },
  offices: {
    organization_id: to('organizations'),
    address: text,
    phone: none(text),
    lat: none(number),
    lon: none(number),
    postcode: none(text),
    postcode_number: none(text),
    postcode_addition: none(text),
    photo_uid: none(at('medias', 'uid')),
    state: oneOf('active', 'paused', 'closed'),
    schedule: list(
      fields({
        week_day: whole,
        start_time: text,
        end_time: text,
        break_start_time: text,
        break_end_time: text,
      }),
    ),
  },
  business_types: {
    key: text,
    name_nl: text,
    name_en: text,
    parent_id: none(to('business_types')),
  },
  product_categories: {
    key: text,
    name_nl: text,
    name_en: text,
    parent_id: none(to('product_categories')),
  },
  tags: {
    key: text,
    name: text,
    scope: oneOf('webshop', 'dashboard', 'provider'),
  },
  medias: {
    uid: text,
    identity_address: none(account),
    original_name: text,
    type: text,
    ext: text,
    dominant_color: none(text),
    is_dark: none(flag),
    motif: text,
    made: maybe(oneOf('jpg', 'png')),
  },
  products: {
    organization_id: to('organizations'),
    name: text,
    description: text,
    product_category_id: to('product_categories'),
    photo_uid: none(at('medias', 'uid')),
    price_type: oneOf('free', 'regular', 'discount_fixed', 'discount_percentage'),
    price: whole,
    price_discount: none(whole),
    total_amount: whole,
    unlimited_stock: flag,
    reserved_amount: whole,
    sold_amount: whole,
    expire_at: none(day),
    deleted_at: none(moment),
    shown_on_webshop: flag,
    reservation_enabled: flag,
    reservation_policy: oneOf('accept', 'review', 'global'),
    reservation_asks: maybe(
      fields<Partial<ReservationAsks>>({ phone: maybe(ask), address: maybe(ask), birth_date: maybe(ask) }),
    ),
    excluded_fund_ids: maybe(list(to('funds'))),
    sponsor_id: maybe(to('organizations')),
    created_at: moment,
  },
  fund_products: {
    fund_id: to('funds'),
    product_id: to('products'),
    amount: none(whole),
    limit_total: none(whole),
    limit_per_identity: none(whole),
  },
  fund_providers: {
    fund_id: to('funds'),
    organization_id: to('organizations'),
    state: oneOf('pending', 'accepted', 'rejected'),
    allow_budget: flag,
    allow_products: flag,
  },
  bookmarks: {
    identity_address: account,
    product_id: to('products'),
  },
  employees: {
    organization_id: to('organizations'),
    identity_address: account,
    permissions: list(
      oneOf(
        'manage_organization',
        'manage_funds',
        'view_funds',
        'view_finances',
        'manage_providers',
        'manage_reimbursements',
        'validate_records',
      ),
    ),
  },
  organization_validators: {
    organization_id: to('organizations'),
    validator_organization_id: none(to('organizations')),
    identity_address: none(account),
    email: none(text),
  },
};
