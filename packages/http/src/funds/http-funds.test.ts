import { describe, expect, it } from 'vitest';
import { failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import recorded from '../../golden/2026-07/004-funds.read.json' with { type: 'json' };
import { HttpFunds } from './http-funds.ts';

const wire = recorded.answer.data;

function answering(body: unknown, status = 200) {
  return new HttpFunds(answeringClient({ answer: () => jsonAnswer(body, status) }).client);
}

describe('a fund over HTTP', () => {
  it('has its usual values where a platform sends none', async () => {
    const { id, key, name, type, state, organization_id, organization, criteria, formulas, external, ...rest } = wire;
    const { allow_prevalidations, allow_fund_requests, allow_direct_requests, auto_validation } = rest;
    const { email_required, contact_info_enabled, contact_info_required } = rest;
    const facts = { id, key, name, type, state, organization_id, organization, criteria, formulas, external };
    const policies = { allow_prevalidations, allow_fund_requests, allow_direct_requests, auto_validation };
    const data = { ...facts, ...policies, email_required, contact_info_enabled, contact_info_required };
    expect(await answering({ data }).read('2')).toMatchObject({
      value: {
        allowPhysicalCards: false,
        reservationsEnabled: true,
        bsnConfirmationTime: null,
        hasPendingFundRequests: false,
        hasApprovedFundRequests: false,
        takenByPartner: false,
        externalLink: null,
        contact: { contactInfoMessage: null },
        faq: [],
        tags: [],
        validators: [],
      },
    });
  });

  it('can be of the type budget, subsidies or external [FU-030]', async () => {
    for (const type of ['budget', 'subsidies', 'external']) {
      expect.soft(await answering({ data: { ...wire, type } }).read('2')).toMatchObject({ value: { type } });
    }
  });

  it('is an unexpected failure when it does not say whether it is external', async () => {
    const { external: _external, ...data } = wire;
    expect(await answering({ data }).read('2')).toEqual(err(failure('unexpected')));
  });

  it('is not found for a 404, which is an unexpected failure of a list', async () => {
    const port = answering({ message: 'Not Found' }, 404);
    for (const list of [port.list({}), port.listAll({}), port.organizations(), port.tags()]) {
      expect(await list).toEqual(err(failure('unexpected')));
    }
    expect(await port.read('12')).toMatchObject({ error: { kind: 'not_found' } });
  });
});

describe('the list of funds over HTTP', () => {
  it('is one page when the platform sends no meta', async () => {
    const page = await answering({ data: [wire] }).list({});
    expect(page).toMatchObject(ok({ items: [{ id: '2' }], currentPage: 1, lastPage: 1, total: 1 }));
  });
});
