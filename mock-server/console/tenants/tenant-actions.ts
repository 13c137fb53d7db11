import { tenantPatch } from '../../src/domain/config/tenant-patch.ts';
import type { TenantAnnouncement, TenantRow } from '../../src/database/tables/tenants.ts';
import { given } from '../page-kit/page-call.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { consoleProblem } from '../page-kit/console-error.ts';
import { changeTenant, tenantFlags } from './tenant-config.ts';

function tenantIn(call: PageCall): TenantRow {
  const tenant = call.world.table('tenants').first('key', given(call, 'tenant') ?? '');
  if (!tenant) throw consoleProblem(404, 'There is no such municipality.');
  return tenant;
}

function change(call: PageCall, body: unknown): void {
  const read = tenantPatch(body);
  if ('problem' in read) throw consoleProblem(400, read.problem);
  const tenant = tenantIn(call);
  call.world.transact(() => changeTenant(call.platform, call.world, { tenant, patch: read.patch }));
}

/** The whole form counts: a box that is not ticked does not come along. Only what differs is changed. */
function flags(call: PageCall): void {
  const now = tenantFlags(call.platform, call.world, tenantIn(call));
  const wanted = Object.entries(now).map(([path, value]): [string, boolean | number] => {
    const field = given(call, `flag-${path}`);
    return [path, typeof value === 'boolean' ? field !== null : Number(field ?? value)];
  });
  change(call, {
    informal: given(call, 'informal') !== null,
    flags: Object.fromEntries(wanted.filter(([path, value]) => value !== now[path])),
    sponsor: { bsn_enabled: given(call, 'bsn_enabled') !== null, auto_apply: given(call, 'auto_apply') ?? undefined },
  });
}

const ofForm = (call: PageCall, id: number): object => ({
  id,
  type: given(call, 'type'),
  title: given(call, 'title') ?? '',
  description: given(call, 'description'),
  dismissible: given(call, 'dismissible') !== null,
});

/** A new announcement, another text for one that is there, or one less. */
function announcement(call: PageCall): void {
  const now = tenantIn(call).announcements;
  const id = Number(given(call, 'id') ?? 0);
  const others = (list: readonly TenantAnnouncement[]): readonly object[] =>
    list.flatMap((one) => (one.id === id ? (given(call, 'remove') === null ? [ofForm(call, id)] : []) : [one]));
  const next = 1 + Math.max(0, ...now.map((one) => one.id));
  change(call, { announcements: id === 0 ? [...now, ofForm(call, next)] : others(now) });
}

function banner(call: PageCall): void {
  change(call, {
    banner: {
      title: given(call, 'title'),
      description: given(call, 'description'),
      description_alignment: given(call, 'alignment') ?? 'left',
      banner_text_color: given(call, 'color'),
    },
  });
}

/** Border: what was typed as JSON, or a refusal. */
function jsonIn(call: PageCall, name: string): unknown {
  try {
    return JSON.parse(given(call, name) ?? '[]');
  } catch {
    throw consoleProblem(400, `${name} is no JSON.`);
  }
}

function page(call: PageCall): void {
  const type = given(call, 'page') ?? '';
  if (given(call, 'remove') !== null) {
    change(call, { pages: { [type]: null } });
    return;
  }
  const url = given(call, 'external_url') ?? '';
  change(call, {
    pages: {
      [type]: {
        description: given(call, 'description') ?? '',
        external: url !== '',
        external_url: url,
        description_alignment: given(call, 'alignment') ?? 'left',
        description_position: given(call, 'position') ?? 'replace',
        blocks: jsonIn(call, 'blocks'),
        faq: jsonIn(call, 'faq'),
      },
    },
  });
}

/** What the forms of the page of municipalities do. */
export const tenantActions: { readonly [name: string]: (call: PageCall) => void } = {
  'tenant-flags': flags,
  'tenant-announcement': announcement,
  'tenant-banner': banner,
  'tenant-page': page,
};
