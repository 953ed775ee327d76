import type { Organization } from '../2025-03/organizations.ts'
import type { BenefitGrantProperties } from '../2025-03/benefits.ts'
import type { BenefitGrantRow, BenefitRow } from './store/BenefitRow.ts'
import type { CustomerSeatRow } from './store/CustomerSeatRow.ts'
import type { DiscountRow } from './store/DiscountRow.ts'
import type { MemberRow } from './store/MemberRow.ts'
import type { RefundRow } from './store/RefundRow.ts'
import type {
  CheckoutRow,
  CustomerRow,
  OrderRow,
  ProductRow,
  SubscriptionRow,
} from './store/rows.ts'
import type { EventType } from './EventType.ts'

/** What an event is about, by the part of its type before the dot. */
interface Subjects {
  readonly benefit: BenefitRow
  readonly benefit_grant: GrantChange
  readonly checkout: CheckoutRow
  readonly customer: CustomerRow
  readonly customer_seat: CustomerSeatRow
  readonly discount: DiscountRow
  readonly member: MemberRow
  readonly order: OrderRow
  readonly organization: Organization
  readonly product: ProductRow
  readonly refund: RefundRow
  readonly subscription: SubscriptionRow
}

/** What an event of type `T` is about; each version of the API presents it in its own way. */
export type Subject<T extends EventType> =
  T extends `${infer Kind extends keyof Subjects}.${string}` ? Subjects[Kind] : never

/** A benefit grant and, if its properties have changed, the previous ones. */
export interface GrantChange {
  readonly grant: BenefitGrantRow
  readonly previousProperties?: BenefitGrantProperties
}
