import type { NewRecord, PersonalRecord, RecordCategory, RecordType } from '@stadstegoed/core/records/record.ts';
import type { Records } from '@stadstegoed/core/records/records.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestList } from '../request-list.ts';
import { requestEmpty, requestOne, requestVoid } from '../request.ts';
import { wireId } from '../wire-id.ts';
import { toCategory, toRecord, toRecordType } from './record-wire.ts';

export class HttpRecords implements Records {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(options?: ReadOptions): Promise<Result<readonly PersonalRecord[], Failure>> {
    const call = this.#client.GET('/identity/records', { signal: abortSignal(options) });
    return completeItems(await requestList(call, toRecord));
  }

  async types(options?: ReadOptions): Promise<Result<readonly RecordType[], Failure>> {
    const params = { query: { insertable_only: 1 as const } };
    const call = this.#client.GET('/identity/record-types', { params, signal: abortSignal(options) });
    return mapResult(await requestList(call, toRecordType), ({ items }) => items);
  }

  validate({ typeKey, value }: NewRecord): Promise<Result<void, Failure>> {
    return requestEmpty(this.#client.POST('/identity/records/validate', { body: { type: typeKey, value } }));
  }

  create({ typeKey, value }: NewRecord): Promise<Result<PersonalRecord, Failure>> {
    return requestOne(this.#client.POST('/identity/records', { body: { type: typeKey, value } }), toRecord);
  }

  async move(recordId: string, categoryId: string | null): Promise<Result<PersonalRecord, Failure>> {
    const id = wireId(recordId);
    if (id === null) return err(failure('not_found'));
    const body = { record_category_id: categoryId === null ? null : wireId(categoryId) };
    return requestOne(this.#client.PATCH('/identity/records/{id}', { params: { path: { id } }, body }), toRecord);
  }

  async categories(options?: ReadOptions): Promise<Result<readonly RecordCategory[], Failure>> {
    const call = this.#client.GET('/identity/record-categories', { signal: abortSignal(options) });
    return mapResult(await requestList(call, toCategory), ({ items }) => items);
  }

  addCategory(name: string, order: number): Promise<Result<RecordCategory, Failure>> {
    return requestOne(this.#client.POST('/identity/record-categories', { body: { name, order } }), toCategory);
  }

  async changeCategory(category: RecordCategory): Promise<Result<RecordCategory, Failure>> {
    const id = wireId(category.id);
    if (id === null) return err(failure('not_found'));
    const { name, order } = category;
    const params = { path: { id } };
    return requestOne(
      this.#client.PATCH('/identity/record-categories/{id}', { params, body: { name, order } }),
      toCategory,
    );
  }

  async removeCategory(categoryId: string): Promise<Result<void, Failure>> {
    const id = wireId(categoryId);
    if (id === null) return err(failure('not_found'));
    return requestVoid(this.#client.DELETE('/identity/record-categories/{id}', { params: { path: { id } } }));
  }
}
