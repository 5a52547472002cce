import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Page {
  readonly port: number;
  readonly site: string;
  readonly path: () => string;
}

export interface ProbeOptions extends Page {
  readonly pauseMs: number;
  readonly isOver: (asked: number) => boolean;
}

/** Returns the milliseconds until the last byte of the response. Rejects unless its status is 200. */
export const timePage = (agent: Agent, { port, site, path }: Page): Promise<number> =>
  new Promise((resolve, reject) => {
    const askedAt = performance.now();
    const headers = { host: `${site}.localhost`, 'accept-encoding': 'br' };
    const call = request({ host: '127.0.0.1', port, path: path(), agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedAt);
        else reject(new Error(`the probe of ${site} was answered with ${response.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end();
  });

export const probe = async (options: ProbeOptions): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let asked = 0; !options.isOver(asked); asked += 1) {
    times.push(await timePage(agent, options));
    await wait(options.pauseMs);
  }
  agent.destroy();
  return times;
};
