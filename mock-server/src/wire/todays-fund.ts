import type { Call } from '../http/call.ts';
import type { CriteriaPart, CriterionQuestion, CriterionRow, FundHelp, TodaysFund } from '../tables/funds.ts';
import { markdownToHtml } from './markdown.ts';
import { recordTypeName } from './record-type.ts';

const limit = (number: number | undefined): string | null => (number === undefined ? null : String(number));

/** What is known of a caller who was checked; without a record what may be left out counts as met. */
function check({ optional = false, rules = [] }: CriterionQuestion, checked: { record: string | null } | null): object {
  if (checked === null) return { has_record: null };
  if (checked.record !== null) return { has_record: true };
  return { has_record: false, is_valid: optional || rules.length > 0 };
}

/** How the platform of July 2026 asks a criterion; nothing of one that it does not have. */
export function todaysQuestion(call: Call, row: CriterionRow, checked: { record: string | null } | null): object {
  const { question } = row;
  if (question === undefined) return {};
  const { control, type, options = [], label = null, optional = false, step = null, group = null } = question;
  return {
    record_type: {
      key: row.record_type_key,
      name: recordTypeName(call, row.record_type_key),
      type,
      control_type: control,
      options,
    },
    label,
    min: limit(question.min),
    max: limit(question.max),
    optional,
    extra_description_html: '',
    fund_criteria_step_id: step,
    fund_criteria_group_id: group,
    fill_type: question.prefill === true ? 'prefill' : 'manual',
    rules: question.rules ?? [],
    ...check(question, checked),
  };
}

const part = ({ id, title, description }: CriteriaPart): object => ({
  id,
  order: 0,
  title,
  description_html: markdownToHtml(description),
});

const helpOf = (help: FundHelp): object => ({
  help_title: help.title,
  help_block_text: help.block_text,
  help_button_text: help.button_text,
  help_description_html: markdownToHtml(help.description),
  help_email: help.email,
  help_phone: help.phone,
  help_website: help.website,
  help_show_email: help.email !== null,
  help_show_phone: help.phone !== null,
  help_show_website: help.website !== null,
});

/** What the platform of July 2026 says about requesting a fund. */
export const todaysFund = (todays: TodaysFund): object => ({
  criteria_steps: todays.steps.map(part),
  criteria_groups: todays.groups.map((group) => ({ ...part(group), required: group.required })),
  allow_fund_request_prefill: todays.register !== null,
  fund_request_physical_card_enable: todays.asks_card_address,
  outcome_type: todays.outcome,
  help_enabled: todays.help !== null,
  ...(todays.help === null ? {} : helpOf(todays.help)),
});
