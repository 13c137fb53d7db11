import { describe, expect, it } from 'vitest';
import { CALLS } from './testing/calls.ts';
import { answers, asList, asNode, contents, hasProperty, operations, resolve } from './testing/document.ts';
import type { Operation } from './testing/document.ts';

const all = operations();
const nameOf = (operation: Operation): string => `${operation.method.toUpperCase()} ${operation.path}`;
/** Names of variables are not on the wire, so two paths are the same when only those differ. */
const shape = (place: string): string => place.replaceAll(/\{[^}]+\}/g, '{}');
const byShape = new Map(all.map((operation) => [shape(nameOf(operation)), operation]));
const words = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '');
const isSuccess = (status: string): boolean => status.startsWith('2');
const isJson = (kind: string): boolean => kind === 'application/json';
const hasExample = (content: unknown): boolean => 'example' in asNode(content) || 'examples' in asNode(content);
const schemaOf = (owner: unknown): readonly unknown[] => contents(owner).map(([, content]) => content['schema']);

/** The operations of which something is missing, by name, so that a failure says where to look. */
const without = (has: (operation: Operation) => boolean): readonly string[] =>
  all.filter((operation) => !has(operation)).map(nameOf);

function needsToken({ node }: Operation): boolean {
  const ways = asList(node['security']).map(asNode);
  return ways.length > 0 && ways.every((way) => 'bearer' in way);
}

function takes(operation: Operation, name: string): boolean {
  const parameters = asList(operation.node['parameters']).map(resolve);
  if (parameters.some((parameter) => parameter['name'] === name)) return true;
  return schemaOf(operation.node['requestBody']).some((schema) => hasProperty(schema, name));
}

function gives(operation: Operation, name: string): boolean {
  const good = answers(operation).filter(([status]) => isSuccess(status));
  return good.some(([, answer]) => schemaOf(answer).some((schema) => hasProperty(schema, name)));
}

describe('the description of the wire', () => {
  it('has the 117 calls of the specification and no other', () => {
    expect(all.map((operation) => shape(nameOf(operation))).toSorted()).toEqual(
      CALLS.map(({ call }) => shape(call)).toSorted(),
    );
    expect(all).toHaveLength(117);
  });

  it('gives every operation an id of its own', () => {
    expect(new Set(all.map(({ node }) => node['operationId'])).size).toBe(all.length);
  });

  it('gives every operation a summary, a sentence about who may call it, and its security', () => {
    const parts = ['summary', 'description', 'security'];
    expect(without(({ node }) => parts.every((part) => part in node))).toEqual([]);
  });

  it('gives every operation that needs a token the answer for a bad one', () => {
    const needing = without((operation) => !needsToken(operation) || '401' in asNode(operation.node['responses']));
    expect(needing).toEqual([]);
    expect(all.filter(needsToken).length).toBeGreaterThan(50);
  });

  it('gives every operation the answer for an unknown tenant or kind of client', () => {
    expect(without(({ node }) => '403' in asNode(node['responses']))).toEqual([]);
  });

  it('gives every answer the header with the version of the description', () => {
    expect(
      without((operation) => answers(operation).every(([, answer]) => 'API-Version' in asNode(answer['headers']))),
    ).toEqual([]);
  });

  it('knows one operation that never succeeds, the old change of a request', () => {
    const successful = (operation: Operation): boolean => answers(operation).some(([status]) => isSuccess(status));
    expect(without(successful)).toEqual(['PATCH /platform/funds/{id}/requests/{request_id}']);
  });

  it('shows an example of every JSON body that is sent and of every JSON answer that succeeds', () => {
    const bodies = (operation: Operation): readonly (readonly [string, unknown])[] => [
      ...contents(operation.node['requestBody']),
      ...answers(operation)
        .filter(([status]) => isSuccess(status))
        .flatMap(([, answer]) => contents(answer)),
    ];
    expect(
      without((operation) => bodies(operation).every(([kind, content]) => !isJson(kind) || hasExample(content))),
    ).toEqual([]);
  });

  it('describes no body for a read, a removal, and the other calls without a payload', () => {
    const bare = ['applyFund', 'checkFund', 'resendEmailVerification', 'promoteEmail'];
    const isBare = ({ method, node }: Operation): boolean =>
      method === 'get' || method === 'delete' || bare.includes(String(node['operationId']));
    expect(without((operation) => !isBare(operation) || !('requestBody' in operation.node))).toEqual([]);
  });

  it('names an array in a query with square brackets at its end', () => {
    const arrays = all
      .flatMap(({ node }) => asList(node['parameters']).map(resolve))
      .filter((parameter) => parameter['in'] === 'query' && resolve(parameter['schema'])['type'] === 'array');
    expect(arrays.filter((parameter) => !String(parameter['name']).endsWith('[]'))).toEqual([]);
  });
});

describe('a call of the specification', () => {
  const rows = CALLS.map(({ call, id, ...names }) => [call, id, names] as const);
  it.each(rows)('%s takes and gives what the specification names [%s]', (call, _id, names) => {
    const operation = byShape.get(shape(call));
    if (operation === undefined) throw new Error(`${call} is not described.`);
    expect(words(names.takes).filter((name) => !takes(operation, name))).toEqual([]);
    expect(words(names.gives).filter((name) => !gives(operation, name))).toEqual([]);
  });
});
