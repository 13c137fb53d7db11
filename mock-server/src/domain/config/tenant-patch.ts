import * as v from 'valibot';
import type { TenantAnnouncement, TenantBanner, TenantPage } from '../../database/tables/tenants.ts';

const alignment = v.picklist(['left', 'center', 'right']);
const text = v.pipe(v.string(), v.maxLength(50_000));
const textOrNull = v.nullable(text);

const faq = v.strictObject({ id: v.number(), title: text, description: text });

const block = v.strictObject({
  id: v.number(),
  label: textOrNull,
  title: textOrNull,
  description: textOrNull,
  button_enabled: v.boolean(),
  button_text: textOrNull,
  button_link: textOrNull,
  button_target_blank: v.boolean(),
  media_uid: textOrNull,
});

const page = v.strictObject({
  external: v.boolean(),
  external_url: text,
  description: text,
  description_alignment: alignment,
  description_position: v.picklist(['before', 'after', 'replace']),
  blocks: v.array(block),
  faq: v.array(faq),
});

const announcement = v.strictObject({
  id: v.number(),
  type: v.picklist(['warning', 'danger', 'success', 'primary', 'default']),
  title: v.pipe(text, v.minLength(1)),
  description: textOrNull,
  dismissible: v.boolean(),
});

const banner = v.strictObject({
  title: textOrNull,
  description: textOrNull,
  description_alignment: alignment,
  overlay_enabled: v.boolean(),
  overlay_type: v.picklist(['color', 'dots', 'lines', 'points', 'circles']),
  overlay_opacity: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  banner_text_color: v.nullable(v.picklist(['bright', 'dark'])),
  media_uid: textOrNull,
});

const patch = v.strictObject({
  name: v.optional(v.pipe(text, v.minLength(1))),
  informal: v.optional(v.boolean()),
  map: v.optional(v.strictObject({ lon: v.number(), lat: v.number() })),
  /** Null takes an own value back. */
  flags: v.optional(v.record(v.string(), v.nullable(v.union([v.boolean(), v.number()])))),
  banner: v.optional(v.partial(banner)),
  announcements: v.optional(v.array(announcement)),
  /** A page by its type; null takes it away. */
  pages: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)), v.nullable(v.partial(page)))),
  sponsor: v.optional(
    v.strictObject({
      bsn_enabled: v.optional(v.boolean()),
      auto_apply: v.optional(v.picklist(['apply_manually', 'apply_auto_requested', 'apply_auto_available'])),
    }),
  ),
});

/** Changes of a municipality's configuration; what is not named stays. */
export type TenantPatch = v.InferOutput<typeof patch>;

/** Reads changes, or says in one sentence what is wrong with them. */
export function tenantPatch(body: unknown): { readonly patch: TenantPatch } | { readonly problem: string } {
  const read = v.safeParse(patch, body);
  if (read.success) return { patch: read.output };
  const [issue] = read.issues;
  return { problem: `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}` };
}

const emptyPage: Omit<TenantPage, 'page_type'> = {
  external: false,
  external_url: '',
  description: '',
  description_alignment: 'left',
  description_position: 'replace',
  blocks: [],
  faq: [],
};

/** Border: only what is there; a field that came as `undefined` changes nothing, which the compiler cannot follow. */
function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The pages after the changes; new ones come last. */
export function changedPages(pages: readonly TenantPage[], changes: TenantPatch['pages']): readonly TenantPage[] {
  if (!changes) return pages;
  const kept = pages.flatMap((one) => {
    const change = changes[one.page_type];
    if (change === null) return [];
    return [change ? { ...one, ...present(change) } : one];
  });
  const known = new Set(pages.map(({ page_type }) => page_type));
  const added = Object.entries(changes).flatMap(([page_type, change]) =>
    change === null || known.has(page_type) ? [] : [{ page_type, ...emptyPage, ...present(change) }],
  );
  return [...kept, ...added];
}

export const changedBanner = (now: TenantBanner, changes: TenantPatch['banner']): TenantBanner =>
  changes ? { ...now, ...present(changes) } : now;

export const changedAnnouncements = (
  now: readonly TenantAnnouncement[],
  changes: TenantPatch['announcements'],
): readonly TenantAnnouncement[] => changes ?? now;
