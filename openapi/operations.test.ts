import { describe, expect, it } from 'vitest';
import { CALLS } from './testing/calls.ts';
import { answers, asList, asNode, contents, hasProperty, operations, resolve } from './testing/document.ts';
import type { Operation } from './testing/document.ts';

/** The calls of the specification; those that only a later platform has are described beside them. */
const all = operations().filter(({ node: { 'x-edition': editions = 'specification' } }) =>
  [editions].flat().includes('specification'),
);
const nameOf = (operation: Operation): string => `${operation.method.toUpperCase()} ${operation.path}`;
/** Two paths are equal when only the names of their variables differ. */
const shape = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');
const byShape = new Map(all.map((operation) => [shape(nameOf(operation)), operation]));
const words = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '');
const isSuccess = (status: string): boolean => status.startsWith('2');
const isJson = (kind: string): boolean => kind === 'application/json';
const hasExample = (content: unknown): boolean => 'example' in asNode(content) || 'examples' in asNode(content);
const schemaOf = (owner: unknown): readonly unknown[] => contents(owner).map(([, content]) => content['schema']);

/** The names of the operations that fail a condition, for the failure message. */
const without = (has: (operation: Operation) => boolean): readonly string[] =>
  all.filter((operation) => !has(operation)).map(nameOf);

function needsToken({ node }: Operation): boolean {
  const schemes = asList(node['security']).map(asNode);
  return schemes.length > 0 && schemes.every((scheme) => 'bearer' in scheme);
}

function takes(operation: Operation, name: string): boolean {
  const parameters = asList(operation.node['parameters']).map(resolve);
  if (parameters.some((parameter) => parameter['name'] === name)) return true;
  return schemaOf(operation.node['requestBody']).some((schema) => hasProperty(schema, name));
}

function gives(operation: Operation, name: string): boolean {
  const successful = answers(operation).filter(([status]) => isSuccess(status));
  return successful.some(([, answer]) => schemaOf(answer).some((schema) => hasProperty(schema, name)));
}

describe('the OpenAPI description', () => {
  it('has exactly the 117 calls of the specification', () => {
    expect(all.map((operation) => shape(nameOf(operation))).toSorted()).toEqual(
      CALLS.map(({ call }) => shape(call)).toSorted(),
    );
    expect(all).toHaveLength(117);
  });

  it('has a unique id, a summary, a description and the security of every operation', () => {
    expect(new Set(all.map(({ node }) => node['operationId'])).size).toBe(all.length);
    const parts = ['summary', 'description', 'security'];
    expect(without(({ node }) => parts.every((part) => part in node))).toEqual([]);
  });

  it('has a 401 answer for every operation that requires a token', () => {
    const needing = without((operation) => !needsToken(operation) || '401' in asNode(operation.node['responses']));
    expect(needing).toEqual([]);
    expect(all.filter(needsToken).length).toBeGreaterThan(50);
  });

  it('has an answer for an unknown tenant for every operation, and the version header in every answer', () => {
    expect(without(({ node }) => '403' in asNode(node['responses']))).toEqual([]);
    const isVersioned = ([, answer]: readonly [string, unknown]) => 'API-Version' in asNode(asNode(answer)['headers']);
    expect(without((operation) => answers(operation).every(isVersioned))).toEqual([]);
  });

  it('has one operation that never succeeds, the unsupported change of a request', () => {
    const successful = (operation: Operation): boolean => answers(operation).some(([status]) => isSuccess(status));
    expect(without(successful)).toEqual(['PATCH /platform/funds/{id}/requests/{request_id}']);
  });

  it('has an example of every JSON request body and every successful JSON answer', () => {
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

  it('has no request body for reads, deletions and other calls without a payload', () => {
    const bare = ['applyFund', 'checkFund', 'resendEmailVerification', 'promoteEmail'];
    const isBare = ({ method, node }: Operation): boolean =>
      method === 'get' || method === 'delete' || bare.includes(String(node['operationId']));
    expect(without((operation) => !isBare(operation) || !('requestBody' in operation.node))).toEqual([]);
  });

  it('has query arrays with names that end in square brackets', () => {
    const arrays = all
      .flatMap(({ node }) => asList(node['parameters']).map(resolve))
      .filter((parameter) => parameter['in'] === 'query' && resolve(parameter['schema'])['type'] === 'array');
    expect(arrays.filter((parameter) => !String(parameter['name']).endsWith('[]'))).toEqual([]);
  });
});

const ids = CALLS.map(({ id }) => `[${id}]`).join(' ');
it(`every call has the request and answer fields of the specification ${ids}`, () => {
  for (const { call, ...names } of CALLS) {
    const operation = byShape.get(shape(call));
    if (operation === undefined) throw new Error(`${call} is not described.`);
    expect
      .soft(
        words(names.takes).filter((name) => !takes(operation, name)),
        call,
      )
      .toEqual([]);
    expect
      .soft(
        words(names.gives).filter((name) => !gives(operation, name)),
        call,
      )
      .toEqual([]);
  }
});
