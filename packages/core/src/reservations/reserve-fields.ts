import type { FieldRequirement, ReservationFields } from '../products/product.ts';
import { compareDates, type CalendarDate } from '../shared/calendar-date.ts';
import { parseWrittenDay } from '../shared/written-day.ts';
import type { ReservationOrder } from './reservations.port.ts';

/** A field of the reserve notes (2 §2). */
export type NoteField = 'firstName' | 'lastName' | 'phone' | 'address' | 'birthDate' | 'notes';
