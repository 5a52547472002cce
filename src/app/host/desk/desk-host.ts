import type { Env } from '#src/platform/env.ts';
import { normaliseHost } from '#src/sites/server/find-site-by-host.ts';
import type { DeskOrigin } from '#src/staff/server/passkey-ceremonies.ts';

const developmentHost = 'desk.localhost';

export const findDeskHost = ({
  DESK_HOST,
  FORECOURT_ENV,
}: Pick<Env, 'DESK_HOST' | 'FORECOURT_ENV'>): string | undefined =>
  DESK_HOST ?? (FORECOURT_ENV === 'development' ? developmentHost : undefined);

export const isDeskHost = (deskHost: string | undefined, host: string | undefined): boolean =>
  deskHost !== undefined && host !== undefined && normaliseHost(host) === deskHost;

/** Browsers treat hosts under localhost as secure, so only those get an http origin. */
export const buildDeskOrigin = (deskHost: string, port: number | null): DeskOrigin =>
  deskHost.endsWith('.localhost')
    ? { hostname: deskHost, origin: `http://${deskHost}${port === null ? '' : `:${port}`}` }
    : { hostname: deskHost, origin: `https://${deskHost}` };

export const readDeskOrigin = (deskHost: string, host: string): DeskOrigin => {
  const port = /:(\d+)$/.exec(host)?.[1];
  return buildDeskOrigin(deskHost, port === undefined ? null : Number(port));
};
