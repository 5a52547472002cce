// A server for one browser test, whose clock the test moves: it begins at CLOCK_START_MS, and each message of the
// parent process is the number of milliseconds to move it on.
const RealDate = Date;
let aheadMs = Number(process.env.CLOCK_START_MS) - RealDate.now();
const now = (): number => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
process.on('message', (ms) => {
  aheadMs += Number(ms);
});
await import('./serve-for-playwright.ts');

export {};
