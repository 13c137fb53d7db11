import { describe, expect, it } from 'vitest';
import { toFailure, toFailureOfThrown } from './to-failure.ts';

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

describe('an error answer', () => {
  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [429, 'rate_limited'],
    [413, 'invalid'],
    [400, 'unexpected'],
    [405, 'unexpected'],
  ])('with status %d is %s', (status, kind) => {
    expect(toFailure(answer(status), { message: 'Nee.' })).toMatchObject({ kind, message: 'Nee.' });
  });

  it.each([500, 502, 503])('with status %d drops the message, which is not meant for residents', (status) => {
    expect(toFailure(answer(status), { message: 'Server Error' })).toMatchObject({ kind: 'unexpected', message: null });
  });

  it.each([
    [403, 'This action is unauthorized.'],
    [404, 'Not Found'],
    [422, 'The given data was invalid.'],
    [429, 'Too Many Attempts.'],
  ])('with status %d drops the English text of the framework: %s', (status, message) => {
    expect(toFailure(answer(status), { message })).toMatchObject({ message: null, code: null });
  });

  it.each(['unknown_client_type', 'policies/fund_requests.not_requester', 'fund_requests.already_resolved'])(
    'has a message that is a code as its code: %s',
    (message) => {
      expect(toFailure(answer(403), { message })).toMatchObject({ kind: 'forbidden', message: null, code: message });
    },
  );

  it.each([
    ['session_expired', true],
    ['invalid_access_token', false],
  ])('with status 401 and %s has sessionExpired set accordingly', (message, sessionExpired) => {
    expect(toFailure(answer(401), { message })).toMatchObject({ kind: 'unauthorised', sessionExpired });
  });

  it('with status 422 has the messages per dotted field name', () => {
    const body = {
      message: 'De ingevulde gegevens kloppen niet.',
      errors: {
        email: ['Vul een adres in.'],
        'records.0.value': ['Te laag.', 'Geen getal.'],
        note: 'Te kort.',
        odd: [3],
      },
    };
    expect(toFailure(answer(422), body)).toMatchObject({
      kind: 'invalid',
      message: 'De ingevulde gegevens kloppen niet.',
      fields: {
        email: ['Vul een adres in.'],
        'records.0.value': ['Te laag.', 'Geen getal.'],
        note: ['Te kort.'],
        odd: [],
      },
    });
  });

  it('may have no message, like the answer of the SMS service', () => {
    const failure = toFailure(answer(422), { errors: { phone: ['Niet bereikbaar.'] } });
    expect(failure).toMatchObject({ kind: 'invalid', message: null, fields: { phone: ['Niet bereikbaar.'] } });
  });

  it('has the code of the Error-Code header', () => {
    const failure = toFailure(answer(503, { 'Error-Code': 'digid_api_0000' }), { message: 'DigiD is stuk.' });
    expect(failure).toMatchObject({ kind: 'unexpected', errorCode: 'digid_api_0000' });
  });

  it('has the error code and the meta of its body', () => {
    const body = {
      error: 'to_many_attempts',
      message: 'Wacht 7 minuten.',
      meta: { title: 'Even wachten', message: 'Wacht 7 minuten.', attempts: 11, max_attempts: 10, available_in: 402 },
    };
    expect(toFailure(answer(429), body)).toEqual({
      kind: 'rate_limited',
      message: 'Wacht 7 minuten.',
      errorCode: null,
      code: 'to_many_attempts',
      meta: {
        title: 'Even wachten',
        message: 'Wacht 7 minuten.',
        attempts: 11,
        maxAttempts: 10,
        availableInSeconds: 402,
      },
    });
  });

  it.each([undefined, null, '', '<html>Bad Gateway</html>', [], 12])('may have any body: %s', (body) => {
    expect(toFailure(answer(502), body)).toEqual({
      kind: 'unexpected',
      message: null,
      errorCode: null,
      code: null,
      meta: null,
    });
  });
});

describe('a call that threw', () => {
  it.each([
    [new TypeError('fetch failed'), 'offline'],
    [new DOMException('stopped', 'AbortError'), 'aborted'],
    [new DOMException('too long', 'TimeoutError'), 'timeout'],
    [new SyntaxError('no JSON'), 'unexpected'],
    ['something', 'unexpected'],
  ])('%s is %s', (thrown, kind) => {
    expect(toFailureOfThrown(thrown).kind).toBe(kind);
  });
});
