// A server for one browser test, whose clock the test moves. The clock begins at CLOCK_START_MS. Each message from the
// parent process is a number of milliseconds by which the clock moves on.
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
