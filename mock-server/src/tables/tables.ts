import type { BlobRow, FileRow, MediaRow } from './files.ts';
import type { ClarificationRow, FundRequestRecordRow, FundRequestRow } from './fund-requests.ts';
import type {
  BackOfficeAnswerRow,
  CriterionRow,
  FormulaProductRow,
  FormulaRow,
  FundRow,
  PrevalidationRow,
} from './funds.ts';
import type { MailStopRow, NotificationPreferenceRow, NotificationRow } from './notifications.ts';
import type { FaultRow } from './faults.ts';
import type { DigidSessionRow, MailRow, PushRow, SmsRow } from './services.ts';
import type { ThrottleRow, WorldSettings } from './settings.ts';
import type { EmailRow, IdentityRow, ProxyRow, SecondFactorRow, SessionRow } from './identity.ts';
import type {
  RecordCategoryRow,
  RecordRow,
  RecordTypeRow,
  RecordValidationRow,
  ValidatorRequestRow,
} from './records.ts';
import type { ReimbursementRow } from './reimbursements.ts';
import type { ReservationRow } from './reservations.ts';
import type { Row } from './row.ts';
import type {
  EmployeeRow,
  FundProviderRow,
  NamedRow,
  OfficeRow,
  OrganizationRow,
  OrganizationValidatorRow,
  TagRow,
} from './organizations.ts';
import type { BookmarkRow, FundProductRow, ProductRow } from './products.ts';
import type { TenantRow } from './tenants.ts';
import type { PhysicalCardRequestRow, PhysicalCardRow, TransactionRow, VoucherRow } from './vouchers.ts';
import type { ClockState } from '../clock.ts';

/** A table without rows, which says of what kind they are. */
const none = <R extends Row>(): readonly R[] => [];

/** All tables of a world, without rows. A new feature adds a line here. */
const noRows = {
  identities: none<IdentityRow>(),
  emails: none<EmailRow>(),
  proxies: none<ProxyRow>(),
  sessions: none<SessionRow>(),
  second_factors: none<SecondFactorRow>(),
  records: none<RecordRow>(),
  record_validations: none<RecordValidationRow>(),
  record_types: none<RecordTypeRow>(),
  tenants: none<TenantRow>(),
  organizations: none<OrganizationRow>(),
  offices: none<OfficeRow>(),
  business_types: none<NamedRow>(),
  product_categories: none<NamedRow>(),
  tags: none<TagRow>(),
  medias: none<MediaRow>(),
  products: none<ProductRow>(),
  fund_products: none<FundProductRow>(),
  fund_providers: none<FundProviderRow>(),
  bookmarks: none<BookmarkRow>(),
  funds: none<FundRow>(),
  criteria: none<CriterionRow>(),
  formulas: none<FormulaRow>(),
  formula_products: none<FormulaProductRow>(),
  backoffice_answers: none<BackOfficeAnswerRow>(),
  fund_requests: none<FundRequestRow>(),
  fund_request_records: none<FundRequestRecordRow>(),
  clarifications: none<ClarificationRow>(),
  prevalidations: none<PrevalidationRow>(),
  files: none<FileRow>(),
  vouchers: none<VoucherRow>(),
  transactions: none<TransactionRow>(),
  physical_cards: none<PhysicalCardRow>(),
  physical_card_requests: none<PhysicalCardRequestRow>(),
  digid_sessions: none<DigidSessionRow>(),
  mails: none<MailRow>(),
  sms: none<SmsRow>(),
  pushes: none<PushRow>(),
  throttles: none<ThrottleRow>(),
  faults: none<FaultRow>(),
  employees: none<EmployeeRow>(),
  organization_validators: none<OrganizationValidatorRow>(),
  product_reservations: none<ReservationRow>(),
  reimbursements: none<ReimbursementRow>(),
  record_categories: none<RecordCategoryRow>(),
  validator_requests: none<ValidatorRequestRow>(),
  notifications: none<NotificationRow>(),
  notification_preferences: none<NotificationPreferenceRow>(),
  mail_stops: none<MailStopRow>(),
  blobs: none<BlobRow>(),
};

export type TableName = keyof typeof noRows;

/** Table name to row type. */
export type Tables = { [Name in TableName]: (typeof noRows)[Name][number] };

/** type assertion: TypeScript takes the keys of an object for any text. */
export const tableNames = Object.keys(noRows) as readonly TableName[];

/** One world as plain JSON: what lowdb holds. The arrays and rows in it are never changed, only replaced by others. */
export type WorldData = {
  readonly version: 1;
  readonly scenario: string;
  readonly random: number;
  readonly clock: ClockState;
  readonly settings: WorldSettings;
  /** Highest id given out per table. */
  readonly sequences: { readonly [Name in TableName]: number };
  readonly tables: { readonly [Name in TableName]: readonly Tables[Name][] };
};

/** type assertion: one number per table; TypeScript cannot follow a loop over names. */
const noSequences = () => Object.fromEntries(tableNames.map((name) => [name, 0])) as { [Name in TableName]: number };

/** A world without rows. */
export const emptyData = (world: Pick<WorldData, 'scenario' | 'random' | 'clock'>): WorldData => ({
  version: 1,
  ...world,
  settings: { digid_start_error: null, sms_refused: false, throttles: true },
  sequences: noSequences(),
  tables: noRows,
});
