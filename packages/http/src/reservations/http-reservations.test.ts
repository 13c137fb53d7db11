import { expect, it } from 'vitest';
import { answeringClient, jsonAnswer } from '../../testing/answering-client.ts';
import canceled from '../../golden/2023-05/120-reservations.cancel.json' with { type: 'json' };
import recorded from '../../golden/2026-07/117-reservations.read.json' with { type: 'json' };
import answered from '../../golden/2026-07/234-reservations.read_fields.json' with { type: 'json' };
import { HttpReservations } from './http-reservations.ts';

it('has expired as a state when the platform sends it beside pending [RS-020]', async () => {
  const data = { ...recorded.answer.data, expired: true, expired_at: '2027-12-31 00:00:00' };
  const { client } = answeringClient({ answer: () => jsonAnswer({ data }) });
  expect(await new HttpReservations(client).read('41')).toMatchObject({
    value: { state: 'expired', expiredAt: '2027-12-31' },
  });
});

it('reads the answers to what the provider asks, yes and no as such', async () => {
  const { client } = answeringClient({ answer: () => jsonAnswer(answered.answer) });
  expect(await new HttpReservations(client).read('49')).toMatchObject({
    value: {
      notes: {
        answers: [
          { id: '1', value: 'Text', fileNames: [] },
          { id: '2', value: '34' },
          { id: '3', value: true },
          { id: '4', value: null, fileNames: ['Text'] },
        ],
      },
    },
  });
});

it('reads a reservation that the platform of May 2023 has cancelled without saying more', async () => {
  const answer = ({ method }: Request) => jsonAnswer(method === 'PATCH' ? [] : canceled.answer);
  const { client } = answeringClient({ edition: '2023-05', answer });
  expect(await new HttpReservations(client).cancel('4')).toMatchObject({ value: { state: 'canceled_by_client' } });
});
