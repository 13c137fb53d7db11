import { describe, expect, it } from 'vitest';
import { toFailure as toFailureIn, toFailureOfThrown } from './to-failure.ts';

const toFailure = (response: Response, body: unknown) =>
  toFailureIn(response, { body, language: 'nl', retryAfterSeconds: null });
const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

const forbidden = (message: string, language: 'nl' | 'en' = 'nl') =>
  toFailureIn(answer(403), { body: { message }, language, retryAfterSeconds: null });
const LANGUAGES = ['nl', 'en'] as const;

describe('an error answer', () => {
  it('has the kind of its status, and the message unless the server is broken', () => {
    const kinds = { 403: 'forbidden', 404: 'not_found', 429: 'rate_limited', 413: 'invalid', 400: 'unexpected' };
    for (const [status, kind] of Object.entries({ ...kinds, 405: 'unexpected', 499: 'unexpected' })) {
      expect.soft(toFailure(answer(Number(status)), { message: 'Nee.' })).toMatchObject({ kind, message: 'Nee.' });
    }
    for (const status of [500, 502, 503]) {
      const broken = { kind: 'unexpected', message: null };
      expect.soft(toFailure(answer(status), { message: 'Server Error' })).toMatchObject(broken);
      expect.soft(toFailure(answer(status), { message: 'De dienst is stuk.' })).toMatchObject(broken);
    }
  });

  it('drops a text about the program or its status, in both languages', () => {
    const texts = [
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
    ];
    for (const text of texts) {
      for (const language of LANGUAGES) {
        expect.soft(forbidden(text, language), text).toMatchObject({ message: null, code: null });
      }
    }
  });

  it('has the reason of an English text of a platform as its code', () => {
    const reasons = {
      'BSN session expired, please sign-in again.': 'bsn_session_expired',
      'Product not available.': 'product_not_available',
    };
    for (const [text, code] of Object.entries(reasons)) {
      for (const language of LANGUAGES) {
        expect.soft(forbidden(text, language)).toMatchObject({ message: null, code });
      }
      const body = { message: 'The given data was invalid.', errors: { product_id: [text] } };
      const expected = { kind: 'invalid', fields: {}, message: null, code };
      expect.soft(toFailure(answer(422), body)).toMatchObject(expected);
    }
  });

  it('drops English for a resident who reads Dutch, and only for that one', () => {
    const texts = [
      'Only pending reservations can be canceled.',
      'DigiD is not available for this client.',
      'Reservation expired.',
      'Invalid reservation.',
      'Already primary.',
    ];
    for (const message of texts) {
      const body = { message, errors: { code: [message] }, meta: { title: message, message } };
      const nothing = { message: null, fields: {}, meta: { title: null, message: null } };
      expect.soft(toFailure(answer(422), body), message).toMatchObject(nothing);
      expect.soft(forbidden(message, 'en'), message).toMatchObject({ message });
    }
  });

  it('has every Dutch sentence of a platform, in both languages', () => {
    const sentences = [
      'Uw partner heeft dit tegoed al aangevraagd!',
      'U heeft dit tegoed al ontvangen. Bekijk uw tegoeden bij "Mijn tegoeden".',
      'Niet in behandeling.',
      'Niet gevonden',
      'Ongeldig',
      'BSN is verplicht.',
      'geselecteerde activatiecode is ongeldig.',
      'activatiecode moet starten met een van de volgende: 100',
      'Het aanbod van The Movies is niet meer te reserveren.',
    ];
    for (const message of sentences) {
      for (const language of LANGUAGES) expect.soft(forbidden(message, language)).toMatchObject({ message });
    }
  });

  it('has a message that is a code as its code', () => {
    const codes = ['unknown_client_type', 'expired', 'not-pending', 'fund_requests.already_resolved'];
    for (const code of [...codes, 'policies/fund_requests.not_requester']) {
      expect.soft(forbidden(code)).toMatchObject({ kind: 'forbidden', message: null, code });
    }
  });

  it('an error answer with status 401 says whether the session expired', () => {
    const expiry = (message: string) => toFailure(answer(401), { message });
    expect(expiry('session_expired')).toMatchObject({ kind: 'unauthorised', sessionExpired: true });
    expect(expiry('invalid_access_token')).toMatchObject({ kind: 'unauthorised', sessionExpired: false });
  });

  it('an error answer with status 401 and the error 2fa asks for a second factor, which ends no session', () => {
    expect(toFailure(answer(401), { error: '2fa' })).toMatchObject({ kind: 'second_factor_required', message: null });
  });

  it('an error answer with status 422 has the messages per dotted field name', () => {
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
      fields: { email: ['Vul een adres in.'], 'records.0.value': ['Te laag.', 'Geen getal.'], note: ['Te kort.'] },
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
      retryAfterSeconds: 402,
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

  it('may have any body', () => {
    const nothing = {
      kind: 'unexpected',
      message: null,
      errorCode: null,
      code: null,
      meta: null,
      retryAfterSeconds: null,
    };
    for (const body of [undefined, null, '', '<html>Bad Gateway</html>', [], 12]) {
      expect.soft(toFailure(answer(502), body)).toEqual(nothing);
    }
  });
});

it('a call that threw is stopped, too late or not understood', () => {
  expect(toFailureOfThrown(new DOMException('stopped', 'AbortError')).kind).toBe('aborted');
  expect(toFailureOfThrown(new DOMException('too long', 'TimeoutError')).kind).toBe('timeout');
  for (const thrown of [new RangeError('a bug'), 'text']) expect(toFailureOfThrown(thrown).kind).toBe('unexpected');
});
