import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a call every `everyMs` until `isOver`, without waiting for earlier calls. Resolves once all calls have ended.
 */
export const repeat = async (
  everyMs: number,
  isOver: () => boolean,
  call: (index: number) => Promise<void>,
): Promise<void> => {
  const running = new Set<Promise<void>>();
  for (let index = 0; !isOver(); index += 1) {
    const one = call(index).finally(() => running.delete(one));
    running.add(one);
    await wait(everyMs);
  }
  await Promise.all(running);
};

const checkEveryMs = 250;

export const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))
    ?.ok === true;

export const watchNodes = (ports: readonly number[], isOver: () => boolean) => {
  let ready: readonly number[] = [];
  const watching = (async () => {
    while (!isOver()) {
      const states = await Promise.all(ports.map(isReady));
      ready = ports.filter((_port, at) => states[at]);
      await wait(checkEveryMs);
    }
  })();
  return { ready: () => ready, watching };
};
