import { type IncomingHttpHeaders, request } from 'node:http';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sets the Host header, because some machines don't resolve `{slug}.localhost`. */
export const getFromSite = (
  port: number,
  slug: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> =>
  new Promise((resolve, reject) => {
    const host = `${slug}.localhost:${port}`;
    const call = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });

export const findVehicleSlug = async (port: number, site: string, filter: string): Promise<string> => {
  const { body } = await getFromSite(port, site, `/api/cars?limit=1&filter=${encodeURIComponent(filter)}`);
  const { cars } = JSON.parse(body.toString('utf8')) as { cars: { slug: string }[] };
  const [car] = cars;
  if (car === undefined) throw new Error(`${site} lists no vehicle with ${filter}`);
  return car.slug;
};
