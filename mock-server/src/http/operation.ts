import type { operations, SignedOperation } from '@stadstegoed/openapi/generated/api.d.ts';
import type { Contract, Operation } from './contract.ts';
import type { FieldErrors } from './refusal.ts';
import type { Upload } from './uploaded-file.ts';
import type { Call, SignedCall } from './call.ts';

/** What comes before the work of a call. */
type Steps<C extends Call> = {
  /** Unknown ids, permission, throttle. */
  readonly guard?: (call: C) => void;
  /** Refused fields (422), told together with those that do not fit the description. */
  readonly check?: (call: C) => FieldErrors;
  /** The body is multipart: its fields are the body, its files stand beside it. This is done before they are looked at. */
  readonly upload?: (upload: Upload) => Promise<Upload>;
};

/** Object rules and the work. Returns the body, or an `Answer` where that is not all. */
type Handle<C extends Call> = (call: C) => object;

/** The place of a call that the description does not have. */
type Place = {
  readonly method: 'GET' | 'POST';
  /** Path below the prefix with parameters in braces. */
  readonly path: string;
  /** A browser comes here by a link: no Client-Type is asked. */
  readonly browser?: true;
  readonly needsToken?: true;
};

/** One call with all that it needs to be put on the server; `place` is the name of an operation where it has one. */
export type Route = Steps<SignedCall> & {
  readonly place: keyof operations | Place;
  readonly handle: Handle<SignedCall>;
};

/** One operation of the description, which says where it is, who may call and what it answers with. */
export function operation(name: SignedOperation, steps: Steps<SignedCall>, handle: Handle<SignedCall>): Route;
export function operation(name: keyof operations, steps: Steps<Call>, handle: Handle<Call>): Route;
export function operation(name: keyof operations, steps: Steps<SignedCall>, handle: Handle<SignedCall>): Route {
  return { place: name, ...steps, handle };
}

/** A call that the description does not have. */
export function route(place: Place & { readonly needsToken: true }, handle: Handle<SignedCall>): Route;
export function route(place: Place, handle: Handle<Call>): Route;
export function route(place: Place, handle: Handle<SignedCall>): Route {
  return { place, handle };
}

/** Where a call is: method and path, and all that the description says of an operation. */
export const placeOf = (contract: Contract, { place }: Route): Operation | Place =>
  typeof place === 'string' ? contract.operation(place) : place;
