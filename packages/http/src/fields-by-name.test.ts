import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import { expect, it } from 'vitest';
import { READS, type Read } from '../testing/recordings.ts';
import { readMarked, ROUNDS } from '../testing/marked-answer.ts';

/** What the shop names otherwise than the platform: a name in the shop, and the one in the answer. */
const OTHER_NAMES = `
  address_printable=address alignment=description_alignment amount=price_discount app=url_app
  assigned_prevalidations=prevalidations assigned_vouchers=vouchers at=timestamp available=digid can_cancel=cancelable
  category_id=record_category_id contact_info_message=contact_info_message_default
  contact_info_message=contact_info_message_text control=control_type created_on=created_at criterion_id=fund_criterion_id day=answered_at
  day=created_at day_locale=created_at_locale end_at=end_date end_at_locale=end_date_locale expire_on=expire_at
  file_names=original_name kind=type notes=note group_id=fund_criteria_group_id is_optional=optional is_received=received is_required=required step_id=fund_criteria_step_id
  price_max=user_price price_min=user_price takes_online_payment=feature_reservation_extra_payments_enabled
  price=user_price balance=amount shows_qr_code=show_qr_code
  block_size=code_block_size blocks=code_blocks may_link=allow_physical_card_linking may_order=allow_physical_card_requests may_unlink=allow_physical_card_deactivation prefix=code_prefix type_id=physical_card_type_id
  home_products=show_home_products id=address
  image_url=large image_url=public is_active=active is_current=current is_external=external is_primary=primary
  is_seen=seen is_verified=verified notes=user_note office_map=show_office_map opens_new_tab=button_target_blank
  percent=price_discount place=string reason=note updated_on=updated_at position=description_position preview_url=thumbnail provider=url_provider
  provider_map=show_provider_map providers_map=show_providers_map
  proof=files_requirement text=text_requirement request_button_text=request_btn_text reservations_enabled=feature_reservations_enabled resolved_on=resolved_at
  seconds_ago=time_passed sponsor=url_sponsor start_at=start_date state_label=state_locale street=address submitted_on=submitted_at
  is_confirmed=confirmed is_code_sent=code_sent id=uuid app=name
  system=name asks_card_address=fund_request_physical_card_enable uses_register=allow_fund_request_prefill text=description text=description_text time=created_at type=client_type type_key=key
  type_key=record_type_key unread=total_unseen url=backoffice_redirect url=button_link validated_on=validation_date
  validator=url_validator value=value_locale value_locale=value webshop=url_webshop
`;

/** The same for objects: a value of the first is read in the second. */
const OTHER_OBJECTS = `
  answered_at=root answers=files answers=record_type answers=records answers=reservation_field asked_at=root attachment=sizes
  banner=settings banner=sizes blocks=sizes button=blocks card_types=fund_physical_card_types card_types=physical_card_type
  category=product_category contact=resource contact=root device=os digid=root discount=resource discount=root
  files=sizes fund=resource last_request=device last_request=location notes=root offices=organization
  organization_logo=logo organizations=organizations_available own=fields picture=media product=resource
  question=criteria question=record_type
  reservation=root reservation_fields=reservation root=email root=meta root=organization root=resource root=sizes
  product=funds root=funds
  active=active_providers active=provider_type apps=providers root=provider_type
  root=vouchers sent_at=root sent_to=physical_card sent_to=root shown=root vouchers=prevalidation_vouchers
`;

/** Values that a reader computes, so that no field of the answer has them: words of the shop, days, positions, sizes, matches. */
const COMPUTED = `
  addable asksCardAddress isPayout restricted criteriaGroups criteriaSteps criterionId currentPage edition endedFunds failed hasCancelTerm hasRecords isChoice isCondition kind lastPage mapCenter max min payBefore position
  known optionName question schedule size state time type usesRegister value
`;

/** Reads in one call what the specification has in several. */
const TODAYS_READS: readonly string[] = ['requests.list', 'requests.read', '2fa.state', '2fa.second_session_state'];

/** The content of a file has no fields; an answer of the population register is a value under a key. */
const WITHOUT_FIELDS: readonly string[] = ['files.download', 'funds.prefills'];

const used = new Set<string>();
const isListed = (list: string, entry: string): boolean =>
  list.split(/\s+/).includes(entry) && used.add(entry).has(entry);
const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The parts of a place or a source, the innermost first, without the envelope of a list or an item. */
const partsOf = (path: string): readonly string[] =>
  path
    .replace(/^(items|requests|data)\./, '')
    .split('.')
    .toReversed();

/** Whether a value of the shop has the name of the field that it was read from, and so have the two objects around it. */
function isNamedAfter(place: string, source: string): boolean {
  const [name = '', object = 'root', outer = 'root'] = partsOf(toSnakeCase(place));
  const [names = '', around = 'root', outerThere = 'root'] = partsOf(source);
  const isSame = (one: string, other: string): boolean => one === other || isListed(OTHER_OBJECTS, `${one}=${other}`);
  return names.split('|').every((wire) => {
    if (wire === `${object}_${name}` || name === `${around}_${wire}` || name === around) return true;
    if (name !== wire && !isListed(OTHER_NAMES, `${name}=${wire}`)) return false;
    return object === around ? isSame(outer, outerThere) : isSame(object, around);
  });
}

/** The values of an outcome with their places, such as `items.organization.name`. */
function valuesOf(value: unknown, place: string): readonly (readonly [place: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[place, value]];
  const inner = (key: string): string => (Array.isArray(value) ? place : [place, key].filter(Boolean).join('.'));
  return Object.entries(value).flatMap(([key, one]) => valuesOf(one, inner(key)));
}

/** The places of a call's outcome, each with the fields of the answer that were found there; empty when it is not read. */
async function sourcesOf(read: Read, edition: Edition): Promise<ReadonlyMap<string, readonly string[]>> {
  const sources = new Map<string, readonly string[]>();
  for (const round of ROUNDS) {
    const { outcome, sourceOf } = await readMarked(read, round, edition);
    if (!outcome.ok) return new Map();
    for (const [place, value] of valuesOf(outcome.value, '')) {
      sources.set(place, [...(sources.get(place) ?? []), sourceOf(value) ?? []].flat());
    }
  }
  return sources;
}

/** What is wrong with a place and the fields that were found there. */
function faultsOf(place: string, found: readonly string[]): readonly string[] {
  if (found.length === 0)
    return isListed(COMPUTED, place.split('.').at(-1) ?? '') ? [] : [`${place} is read from nothing`];
  return found.filter((source) => !isNamedAfter(place, source)).map((source) => `${place} is read from ${source}`);
}

it('every value of the shop is read from the field of its name [FU-029] [FU-031] [FU-032] [FU-033] [FU-034] [FU-035] [PR-038] [PR-039] [SI-027] [VO-021] [VO-022] [VO-023] [VO-024] [VO-025] [VO-026] [VO-027]', async () => {
  const faults = new Set<string>();
  for (const [name, read] of Object.entries(READS).filter(([one]) => !WITHOUT_FIELDS.includes(one))) {
    const sources = await sourcesOf(read, TODAYS_READS.includes(name) ? '2026-07' : 'specification');
    if (sources.size === 0) faults.add(`${name} is not read`);
    for (const [place, found] of sources) {
      const isObject = [...sources.keys()].some((other) => other.startsWith(`${place}.`));
      if (place === '' || isObject) continue;
      for (const fault of faultsOf(place, found)) faults.add(`${name}: ${fault}`);
    }
  }
  expect([...faults]).toEqual([]);
  const listed = [OTHER_NAMES, OTHER_OBJECTS, COMPUTED].flatMap((list) => list.trim().split(/\s+/));
  expect(listed.filter((entry) => !used.has(entry))).toEqual([]);
});
