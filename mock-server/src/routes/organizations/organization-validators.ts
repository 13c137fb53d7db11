/** Who confirms records for an organisation. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { paged } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { notFound, type FieldErrors } from '../../http/refusal.ts';
import type { OrganizationValidatorRow } from '../../tables/organizations.ts';
import { validator } from '../../wire/validator.ts';
import { demand } from './organization-of-call.ts';
import { unknownChoice, unknownEmail } from '../../http/texts.ts';

const alreadyThere: Sentence = { nl: 'Deze controleur is er al.', en: 'This validator is there already.' };
const itself: Sentence = { nl: 'Kies een andere organisatie.', en: 'Choose another organisation.' };

type Link = Omit<OrganizationValidatorRow, 'id'>;

const mayManage = (call: SignedCall): void => demand(call, rowIn(call, 'organizations'), ['manage_organization']);

const linksOf = (call: Call): readonly OrganizationValidatorRow[] =>
  call.world.table('organization_validators').where('organization_id', rowIn(call, 'organizations').id);

/** The link in the path; one of another organisation does not exist here. */
function linkIn(call: Call): OrganizationValidatorRow {
  const row = rowIn(call, 'organization_validators', 'validator');
  if (row.organization_id !== rowIn(call, 'organizations').id) throw notFound();
  return row;
}

function mayManageLink(call: SignedCall): void {
  linkIn(call);
  mayManage(call);
}

/** The identity whose primary e-mail address this is. */
function identityOf(call: Call, email: string): string | null {
  const found = call.world
    .table('emails')
    .all()
    .find((row) => row.primary && row.email.toLowerCase() === email.toLowerCase());
  return found?.identity_address ?? null;
}

/** Why a validator organisation is refused; `others` are the links that stay as they are. */
function organizationProblem(call: Call, id: number, others: readonly OrganizationValidatorRow[]): Sentence | null {
  if (id === rowIn(call, 'organizations').id) return itself;
  if (call.world.table('organizations').get(id)?.is_validator !== true) return unknownChoice;
  return others.some((row) => row.validator_organization_id === id) ? alreadyThere : null;
}

function personProblem(call: Call, email: string, others: readonly OrganizationValidatorRow[]): Sentence | null {
  const address = identityOf(call, email);
  if (address === null) return unknownEmail;
  return others.some((row) => row.identity_address === address) ? alreadyThere : null;
}

function checkLink(call: Call, others: readonly OrganizationValidatorRow[]): FieldErrors {
  const [id, email] = [numberOf(call.body, 'organization_id'), textOf(call.body, 'email')];
  const organization = id === null ? null : organizationProblem(call, id, others);
  const person = id !== null || email === null ? null : personProblem(call, email, others);
  return {
    ...(organization ? { organization_id: [organization] } : {}),
    ...(person ? { email: [person] } : {}),
  };
}

/** What the body names: an organisation goes before a person. */
function linkOf(call: Call): Link {
  const organization_id = rowIn(call, 'organizations').id;
  const other = numberOf(call.body, 'organization_id');
  if (other !== null) {
    return { organization_id, validator_organization_id: other, identity_address: null, email: null };
  }
  const email = textOf(call.body, 'email') ?? '';
  return { organization_id, validator_organization_id: null, identity_address: identityOf(call, email), email };
}

export const listOrganizationValidators = operation(
  'listOrganizationValidators',
  { guard: (call) => void rowIn(call, 'organizations') },
  (call) => paged(call, linksOf(call), { size: 15, show: (row) => validator(call, row) }),
);

export const createOrganizationValidator = operation(
  'createOrganizationValidator',
  { guard: mayManage, check: (call) => checkLink(call, linksOf(call)) },
  (call) => {
    const row = call.world.table('organization_validators').insert(linkOf(call));
    return { data: validator(call, row) };
  },
);

export const readOrganizationValidator = operation('readOrganizationValidator', { guard: mayManageLink }, (call) => ({
  data: validator(call, linkIn(call)),
}));

export const updateOrganizationValidator = operation(
  'updateOrganizationValidator',
  {
    guard: mayManageLink,
    check: (call) => {
      const { id } = linkIn(call);
      return checkLink(
        call,
        linksOf(call).filter((row) => row.id !== id),
      );
    },
  },
  (call) => {
    const row = call.world.table('organization_validators').update(linkIn(call), linkOf(call));
    return { data: validator(call, row) };
  },
);

export const deleteOrganizationValidator = operation(
  'deleteOrganizationValidator',
  { guard: mayManageLink },
  (call) => {
    call.world.table('organization_validators').remove(linkIn(call));
    return [];
  },
);
