/** Adds a function that a browser lacks. */
function add(owner: object, name: string, value: (...given: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

// What pdf.js 6 calls without bringing it in its legacy build, which is for Chrome 125 and Safari 18. Imported before the
// library, in the page and in its worker. The same modules of core-js are ten times as large.

add(Promise, 'withResolvers', () => {
  const resolvers: { resolve?: unknown; reject?: unknown } = {};
  const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return { promise, ...resolvers };
});

add(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, length: number) {
  const copy = new Uint8Array(length);
  copy.set(new Uint8Array(this).subarray(0, length));
  return copy.buffer;
});

add(Array.prototype, 'toSpliced', function (this: readonly unknown[], start: number, count: number) {
  return this.filter((_, index) => index < start || index >= start + count);
});

add(Response.prototype, 'bytes', async function (this: Response) {
  return new Uint8Array(await this.arrayBuffer());
});
