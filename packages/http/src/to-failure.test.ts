import { describe, expect, it } from 'vitest';
import { toFailure as toFailureIn, toFailureOfThrown } from './to-failure.ts';

const toFailure = (response: Response, body: unknown) => toFailureIn(response, body, 'nl');
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
    'No query results for model [App\\Models\\Fund] 999999',
    'The route api/v1/platform/validators could not be found.',
    'The POST method is not supported for route api/v1/platform/funds. Supported methods: GET, HEAD.',
    'SQLSTATE[HY000]: General error',
    'This action is unauthorized.',
    'Not Found',
    'Not found.',
    'Forbidden',
    'Unauthenticated.',
    'The given data was invalid.',
    'Too Many Attempts.',
    'Server Error',
    'Er is geen toestemming om deze pagina te bekijken.',
  ])('drops a text about the program or its status, in both languages: %s', (message) => {
    for (const language of ['nl', 'en'] as const) {
      expect(toFailureIn(answer(403), { message }, language)).toMatchObject({ message: null, code: null });
    }
  });

  it.each([
    ['BSN session expired, please sign-in again.', 'bsn_session_expired'],
    ['Product not available.', 'product_not_available'],
  ])('has the reason of an English text of a platform as its code: %s', (message, code) => {
    for (const language of ['nl', 'en'] as const) {
      expect(toFailureIn(answer(403), { message }, language)).toMatchObject({ message: null, code });
    }
    const field = toFailure(answer(422), { message: 'The given data was invalid.', errors: { product_id: [message] } });
    expect(field).toMatchObject({ kind: 'invalid', fields: {}, message: null, code });
  });

  it.each([
    'Only pending reservations can be canceled.',
    'DigiD is not available for this client.',
    'Reservation expired.',
    'Invalid reservation.',
    'Already primary.',
  ])('drops English for a resident who reads Dutch: %s', (message) => {
    const body = { message, errors: { code: [message] }, meta: { title: message, message } };
    expect(toFailure(answer(422), body)).toMatchObject({
      message: null,
      fields: {},
      meta: { title: null, message: null },
    });
  });

  it.each(['Your code was used before.', 'You have tried too often. Wait 7 minutes.'])(
    'has an English sentence for a resident who reads English: %s',
    (message) => {
      expect(toFailureIn(answer(403), { message }, 'en')).toMatchObject({ message });
    },
  );

  it.each([
    'Uw partner heeft dit tegoed al aangevraagd!',
    'U heeft dit tegoed al ontvangen. Bekijk uw tegoeden bij "Mijn tegoeden".',
    'Niet in behandeling.',
    'Niet gevonden',
    'Ongeldig',
    'Reeds primair.',
    'BSN is verplicht.',
    'geselecteerde activatiecode is ongeldig.',
    'activatiecode moet starten met een van de volgende: 100',
    'Het aanbod van The Movies is niet meer te reserveren.',
    'Bevestig uw BSN opnieuw met DigiD.',
  ])('has every Dutch sentence of a platform, in both languages: %s', (message) => {
    for (const language of ['nl', 'en'] as const) {
      expect(toFailureIn(answer(403), { message }, language)).toMatchObject({ message });
    }
  });

  it.each([
    'unknown_client_type',
    'expired',
    'not-pending',
    'policies/fund_requests.not_requester',
    'fund_requests.already_resolved',
  ])('has a message that is a code as its code: %s', (message) => {
    expect(toFailure(answer(403), { message })).toMatchObject({ kind: 'forbidden', message: null, code: message });
  });

  it.each([
    ['session_expired', true],
    ['invalid_access_token', false],
  ])('with status 401 and %s has sessionExpired set accordingly', (message, sessionExpired) => {
    expect(toFailure(answer(401), { message })).toMatchObject({ kind: 'unauthorised', sessionExpired });
  });

  it('with status 401 and the error 2fa asks for a second step, which ends no session', () => {
    expect(toFailure(answer(401), { error: '2fa' })).toMatchObject({ kind: 'second_step_required', message: null });
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
      },
    });
    expect(toFailure(answer(422), body)).not.toHaveProperty('fields.odd');
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

  it('reads numbers that a platform sends as strings', () => {
    const meta = { attempts: '1', max_attempts: '3', available_in: '402' };
    expect(toFailure(answer(429), { meta })).toMatchObject({
      meta: { attempts: 1, maxAttempts: 3, availableInSeconds: 402 },
    });
    const none = { attempts: '', max_attempts: 'veel', available_in: null };
    expect(toFailure(answer(429), { meta: none })).toMatchObject({
      meta: { attempts: null, maxAttempts: null, availableInSeconds: null },
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
