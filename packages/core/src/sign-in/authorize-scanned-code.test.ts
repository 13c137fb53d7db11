import { describe, expect, it, vi } from 'vitest';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { AuthorizeScannedCode, signInQr } from './authorize-scanned-code.ts';
import type { SignIn } from './sign-in.port.ts';

const photo = { size: 1, type: 'image/jpeg' };

function scanning(content: string | null, answer: Awaited<ReturnType<SignIn['authorizeToken']>> = ok(undefined)) {
  const authorizeToken = vi.fn<SignIn['authorizeToken']>(async () => answer);
  const reader = { isAvailable: true, read: async () => content };
  return { authorizeToken, scanned: new AuthorizeScannedCode(reader, { authorizeToken }).run(photo) };
}

describe('the QR code of another device', () => {
  it('signs that device in with its token', async () => {
    const { authorizeToken, scanned } = scanning(signInQr('a1b2c3'));
    expect(await scanned).toEqual(ok(undefined));
    expect(authorizeToken).toHaveBeenCalledWith('a1b2c3');
  });

  it.each([null, '', '482913', 'https://shop.example/', '{"type":"voucher","value":"0x12"}', '{"type":"auth_token"}'])(
    'is refused without a call when it is not for signing in: %s',
    async (content) => {
      const { authorizeToken, scanned } = scanning(content);
      expect(await scanned).toEqual(err(refusal('no_sign_in_code')));
      expect(authorizeToken).not.toHaveBeenCalled();
    },
  );

  it('is refused when the platform does not know it, and fails when it was used before', async () => {
    expect(await scanning(signInQr('a1'), err(failure('not_found'))).scanned).toEqual(err(refusal('code_unknown')));
    expect(await scanning(signInQr('a1'), err(failure('forbidden'))).scanned).toEqual(err(failure('forbidden')));
  });
});
