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

/** All tables of a world: table name to row type. A new feature adds a line here and to `tableNames`. */
export type Tables = {
  identities: IdentityRow;
  emails: EmailRow;
  proxies: ProxyRow;
  sessions: SessionRow;
  second_factors: SecondFactorRow;
  records: RecordRow;
  record_validations: RecordValidationRow;
  record_types: RecordTypeRow;
  tenants: TenantRow;
  organizations: OrganizationRow;
  offices: OfficeRow;
  business_types: NamedRow;
  product_categories: NamedRow;
  tags: TagRow;
  medias: MediaRow;
  products: ProductRow;
  fund_products: FundProductRow;
  fund_providers: FundProviderRow;
  bookmarks: BookmarkRow;
  funds: FundRow;
  criteria: CriterionRow;
  formulas: FormulaRow;
  formula_products: FormulaProductRow;
  backoffice_answers: BackOfficeAnswerRow;
  fund_requests: FundRequestRow;
  fund_request_records: FundRequestRecordRow;
  clarifications: ClarificationRow;
  prevalidations: PrevalidationRow;
  files: FileRow;
  vouchers: VoucherRow;
  transactions: TransactionRow;
  physical_cards: PhysicalCardRow;
  physical_card_requests: PhysicalCardRequestRow;
  digid_sessions: DigidSessionRow;
  mails: MailRow;
  sms: SmsRow;
  pushes: PushRow;
  throttles: ThrottleRow;
  faults: FaultRow;
  employees: EmployeeRow;
  organization_validators: OrganizationValidatorRow;
  product_reservations: ReservationRow;
  reimbursements: ReimbursementRow;
  record_categories: RecordCategoryRow;
  validator_requests: ValidatorRequestRow;
  notifications: NotificationRow;
  notification_preferences: NotificationPreferenceRow;
  mail_stops: MailStopRow;
  blobs: BlobRow;
};

export type TableName = keyof Tables;

/** Every table name, in the order in which snapshots are written. */
export const tableNames = [
  'identities',
  'emails',
  'proxies',
  'sessions',
  'second_factors',
  'records',
  'record_validations',
  'record_types',
  'tenants',
  'organizations',
  'offices',
  'business_types',
  'product_categories',
  'tags',
  'medias',
  'products',
  'fund_products',
  'fund_providers',
  'bookmarks',
  'funds',
  'criteria',
  'formulas',
  'formula_products',
  'backoffice_answers',
  'fund_requests',
  'fund_request_records',
  'clarifications',
  'prevalidations',
  'files',
  'vouchers',
  'transactions',
  'physical_cards',
  'physical_card_requests',
  'digid_sessions',
  'mails',
  'sms',
  'pushes',
  'throttles',
  'faults',
  'employees',
  'organization_validators',
  'product_reservations',
  'reimbursements',
  'record_categories',
  'validator_requests',
  'notifications',
  'notification_preferences',
  'mail_stops',
  'blobs',
] as const satisfies readonly TableName[];

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

/** type assertion: one object with a value per table; TypeScript cannot follow a loop over names. */
const perTable = <T>(value: () => T): { [Name in TableName]: T } =>
  Object.fromEntries(tableNames.map((name) => [name, value()])) as { [Name in TableName]: T };

/** A world without rows. */
export const emptyData = (world: Pick<WorldData, 'scenario' | 'random' | 'clock'>): WorldData => ({
  version: 1,
  ...world,
  settings: { digid_start_error: null, sms_refused: false, throttles: true },
  sequences: perTable(() => 0),
  tables: perTable((): readonly never[] => []),
});
