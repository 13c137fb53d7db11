import type { FundType } from '../funds/fund.ts';
import type { Office } from '../providers/office.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Money } from '../shared/money.ts';
import type { Picture } from '../shared/picture.ts';
import type { PriceType } from './price-type.ts';

/** A discount in euros or per cent (0 to 100). */
export type Discount =
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'percentage'; readonly percent: number };

/** The provider of a product. The ways to reach it are null when the provider keeps them private. */
export interface ProductOrganization {
  readonly id: string;
  readonly name: string;
  readonly logo: Picture | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
}

/** A category of products; `parentId` is null for a category at the top (PR-044). */
export interface ProductCategory {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** Whether a reservation asks for a field. */
export type FieldRequirement = 'required' | 'optional' | 'no';

/** The kinds of fields that a provider adds to a reservation. */
export const PROVIDER_FIELD_KINDS = ['text', 'number', 'boolean', 'file'] as const;

/** A question of the provider itself, for who reserves. */
export interface ProviderField {
  readonly id: string;
  readonly kind: (typeof PROVIDER_FIELD_KINDS)[number];
  readonly label: string;
  readonly description: string | null;
  readonly required: boolean;
}

/** What a reservation of the product asks of the resident. */
export interface ReservationFields {
  readonly phone: FieldRequirement;
  readonly address: FieldRequirement;
  readonly birthDate: FieldRequirement;
  /** A message to the provider. */
  readonly notes: FieldRequirement;
  /** The questions of the provider, in its order; none on a platform without them. */
  readonly own: readonly ProviderField[];
}

/** The conditions of a product in one active fund. Limits are null when there are none. */
export interface ProductFund {
  readonly id: string;
  readonly name: string;
  readonly type: FundType;
  readonly logo: Picture | null;
  readonly organization: { readonly id: string; readonly name: string };
  readonly endAt: CalendarDate | null;
  /** Both the product and the provider allow reservations in this type of fund. */
  readonly reservationsEnabled: boolean;
  /** Whether a resident whose balance is too low can pay the rest online. */
  readonly takesOnlinePayment: boolean;
  /** How often the sponsor allows the product in all. */
  readonly limitTotal: number | null;
  /** How often one resident may take the product. */
  readonly limitPerIdentity: number | null;
  /** How often the signed-in resident can still take the product; says nothing to a visitor. */
  readonly limitAvailable: number | null;
  /** What the offer costs in this fund: the part of the resident in one of type subsidies; null where it is the price of the offer. */
  readonly price: Money | null;
}

/** The conditions in a fund that the price of an offer follows from. */
export type PricedFund = Pick<ProductFund, 'id' | 'type' | 'price' | 'limitAvailable' | 'reservationsEnabled'>;

/** The part of an offer that its price follows from. */
export type PricedProduct = Pick<Product, 'priceType' | 'price' | 'priceMin' | 'priceMax' | 'reservationEnabled'> & {
  readonly funds: readonly PricedFund[];
};

/** An offer of a provider: a product in a budget fund, an action in a subsidies fund, or both. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Markdown as the provider wrote it; `summaryOf` makes a sentence of it. */
  readonly description: string;
  /** Server HTML; render only with the sanitising `RichText`. */
  readonly descriptionHtml: string;
  readonly organizationId: string;
  readonly organization: ProductOrganization;
  readonly category: ProductCategory;
  readonly photo: Picture | null;
  /** Shown when there is no photo. */
  readonly logo: Picture | null;
  readonly priceType: PriceType;
  /** The full price of a regular product; zero for other types. */
  readonly price: Money | null;
  /** What a resident pays in the subsidies fund that gives most; the price when there is none. */
  readonly priceMin: Money | null;
  /** The same in the subsidies fund that gives least. */
  readonly priceMax: Money | null;
  /** Null unless the price type is a discount. */
  readonly discount: Discount | null;
  /** What is left; null when the stock has no limit. */
  readonly stockAmount: number | null;
  readonly soldOut: boolean;
  readonly deleted: boolean;
  readonly expired: boolean;
  /** The last day on which it can be bought; null without an end. */
  readonly expireAt: CalendarDate | null;
  /** The switch of the provider for this product. */
  readonly reservationEnabled: boolean;
  readonly reservationFields: ReservationFields;
  /** The active funds in which the product is approved; none for a deleted product. */
  readonly funds: readonly ProductFund[];
  readonly offices: readonly Office[];
  /** Always off for a visitor. */
  readonly bookmarked: boolean;
}
