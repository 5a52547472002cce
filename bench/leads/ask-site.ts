import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface SiteQuestion {
  readonly port: number;
  readonly site: string;
  readonly path: string;
  readonly body?: object;
  readonly from?: string;
}

/**
 * Returns the status after reading the body. The Host header names the site, because some machines can't resolve
 * `{slug}.localhost`.
 */
export const askSite = ({ port, site, path, body, from }: SiteQuestion): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${site}.localhost:${port}`,
      'content-type': 'application/json',
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
