import type { BrowserContext } from '@playwright/test';
import { BUILT_INS, lackedBy } from '../../../../tools/browsers/built-ins.ts';
import { PROMISED } from '../../../../tools/browsers/promise.ts';

/** Everything that some of the oldest promised browsers lack: classes after their members. */
const YOUNGER = BUILT_INS.filter(({ compat }) => lackedBy(compat, PROMISED).length > 0)
  .map(({ owner, member, place }) => ({ owner, member, place }))
  .toSorted((one, other) => Number(one.owner === null) - Number(other.owner === null));

/** Deletes these from the page in which it runs. */
function deleteBuiltIns(builtIns: typeof YOUNGER): void {
  const valueOf = (path: string): unknown =>
    path.split('.').reduce<unknown>((value, name) => Object(value)[name], globalThis);
  const remove = (owner: unknown, member: string): void => {
    if (Object(owner) === owner) Reflect.deleteProperty(Object(owner), member);
  };
  for (const { owner, member, place } of builtIns) {
    const known = owner === 'TypedArray' ? Object.getPrototypeOf(Int8Array) : valueOf(owner ?? 'globalThis');
    if (place !== 'values') remove(known, member);
    if (place !== 'owner') remove(owner === 'Window' ? globalThis : Object(known).prototype, member);
  }
}

/** Makes every later page of the context, and the worker of pdf.js, lack what the oldest promised browsers lack. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(deleteBuiltIns, YOUNGER);
  await context.route(/\/assets\/pdf\.worker-[^/]*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    const body = `(${deleteBuiltIns.toString()})(${JSON.stringify(YOUNGER)});\n${script}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
