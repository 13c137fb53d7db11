import type { Page } from '@playwright/test';
import { expectAccessible, expectFocusOn, walkTo } from '../support/page-checks.ts';
import { expect, PLATFORM, test } from '../support/test-world.ts';

interface Shop {
  readonly auth_token: string;
  readonly auth_code: number;
}

/** Starts a sign-in with the app, as a shop does. */
async function startSignIn(page: Page, kind: 'token' | 'code'): Promise<Shop> {
  const answer = await page.request.post(`${PLATFORM}/api/v1/identity/proxy/${kind}`, {
    headers: { 'client-type': 'webshop', 'client-key': 'zonnedorp' },
    data: {},
  });
  return answer.json();
}

/** Stubs the barcode detector, which finds this text from the second frame on, and records the camera streams. */
async function stubCamera(page: Page, text: string | null): Promise<void> {
  await page.addInitScript((content) => {
    let frames = 0;
    class Reader {
      static getSupportedFormats = async (): Promise<string[]> => ['qr_code'];
      detect = async (): Promise<object[]> => {
        frames += 1;
        return content !== null && frames > 1 ? [{ rawValue: content }] : [];
      };
    }
    const streams: MediaStream[] = [];
    const { mediaDevices } = navigator;
    const getStream = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getStream(constraints);
      streams.push(stream);
      return stream;
    };
    Object.assign(window, { BarcodeDetector: Reader, streams });
  }, text);
}

/** The state of the camera tracks of the page: `live` or `ended`. */
const cameras = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const streams: readonly MediaStream[] = Reflect.get(window, 'streams');
    return streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState));
  });

const status = (page: Page) => page.getByRole('region', { name: 'In front of the camera' }).getByRole('status');

test('the webcam scans a code, and the phone asks for confirmation', async ({ page, context, world }) => {
  await world.open('ordinary-tuesday');
  await context.grantPermissions(['camera'], { origin: PLATFORM });
  const { auth_token } = await startSignIn(page, 'token');
  await stubCamera(page, JSON.stringify({ type: 'auth_token', value: auth_token }));
  await page.goto(`${PLATFORM}/_mock/phone?as=samira`);
  await page.getByRole('button', { name: 'Use the webcam' }).click();
  await expect(page.getByRole('heading', { name: 'Wilt u inloggen op een computer?' })).toBeVisible();
  await expect(page.getByText(/^scanned \d\d:/)).toBeVisible();
});

test('the webcam stops on request and on leaving the page', async ({ page, context, world }) => {
  await world.open('ordinary-tuesday');
  await context.grantPermissions(['camera'], { origin: PLATFORM });
  await stubCamera(page, null);
  await page.goto(`${PLATFORM}/_mock/phone?as=samira`);
  await page.getByRole('button', { name: 'Use the webcam' }).click();
  await expect(status(page)).toHaveText('Hold a QR code in front of the webcam.');
  await expectAccessible(page);
  expect(await cameras(page)).toEqual(['live']);
  await page.getByRole('button', { name: 'Stop the webcam' }).click();
  await expect(status(page)).toHaveText('The webcam is off.');
  expect(await cameras(page)).toEqual(['ended']);
  await page.getByRole('button', { name: 'Use the webcam' }).click();
  await expect.poll(() => cameras(page)).toEqual(['ended', 'live']);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await cameras(page)).toEqual(['ended', 'ended']);
});

test('shows a message when the webcam is denied or the browser has no barcode detector', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  await page.goto(`${PLATFORM}/_mock/phone?as=samira`);
  await expect(status(page)).toContainText('it has no BarcodeDetector');
  await expect(page.getByRole('button', { name: 'Use the webcam' })).toBeHidden();
  await stubCamera(page, null);
  await page.reload();
  await page.getByRole('button', { name: 'Use the webcam' }).click();
  await expect(status(page)).toContainText('The browser did not allow the webcam.');
});

test('a code can be typed on the keypad with the keyboard only, and a digit removed', async ({ page, world }) => {
  await world.open('ordinary-tuesday');
  const code = String((await startSignIn(page, 'code')).auth_code);
  await page.goto(`${PLATFORM}/_mock/phone?as=samira&plek=code`);
  const boxes = page.getByRole('textbox', { name: 'Code van zes cijfers' });
  const erase = page.getByRole('button', { name: 'Wis het laatste cijfer' });
  await walkTo(page, boxes);
  await page.keyboard.type(code.slice(0, 4));
  await walkTo(page, page.getByRole('button', { name: '0', exact: true }));
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveValue(`${code.slice(0, 4)}0`);
  await walkTo(page, erase);
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveValue(code.slice(0, 4));
  await expectFocusOn(page, erase);
  for (const digit of code.slice(4)) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wilt u inloggen op een computer?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ja, log mij in' }).click();
  await expect(page.getByRole('heading', { name: 'U bent ingelogd op de computer' })).toBeVisible();
  await expectAccessible(page);
});
