import { daySeconds, hourSeconds } from '#src/lib/durations.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

export type LimitedWork = 'api' | 'codes' | 'events' | 'leads' | 'search' | 'pictures' | 'pages';

export type StoredWork = Extract<LimitedWork, 'codes' | 'events' | 'leads'>;

export type LimitScope = 'address' | 'network' | 'site';

export interface LimitSettings {
  /** Requests a minute from one address to one site; 0 sets no limit. */
  readonly perMinute: Readonly<Record<LimitedWork, number>>;
  /** Multiple of `perMinute` that all addresses together may send to one site; 0 sets no limit. */
  readonly siteFactor: number;
  /**
   * Like `siteFactor`, but for `StoredWork`. Multiplies all limits of an address, including the hourly, daily and byte
   * limits. Counts only requests that stored something.
   */
  readonly storedSiteFactor: number;
  /** Limit in bytes for one address at one site in a day, for each kind of `StoredWork`. 0 sets no limit. */
  readonly storedBytesADay: number;
}

export const minuteSeconds = 60;

/** `factor` is a multiple of the limit per minute. These limits allow short bursts, but no steady flood. */
const longerWindows: Readonly<Record<StoredWork, readonly { readonly seconds: number; readonly factor: number }[]>> = {
  codes: [
    { seconds: hourSeconds, factor: 2 },
    { seconds: daySeconds, factor: 5 },
  ],
  leads: [
    { seconds: hourSeconds, factor: 5 },
    { seconds: daySeconds, factor: 15 },
  ],
  events: [],
};

interface Reserve {
  readonly perDay: number;
  readonly maxBytes: number;
}

/**
 * What each address may still send once the site's hourly or daily limit is used up. Without this reserve, attackers
 * could block the forms for everybody.
 */
export const reserves: Readonly<Record<StoredWork, Reserve | undefined>> = {
  codes: undefined,
  leads: { perDay: 5, maxBytes: 16 * 1024 },
  events: { perDay: 20, maxBytes: 4 * 1024 },
};

/**
 * Multiple of an address's limit that all addresses of an IPv6 /48 together get. A provider can give one customer a
 * whole /48.
 */
const networkFactor = 3;

export const isStored = (work: LimitedWork): work is StoredWork => work in longerWindows;

export interface LimitPolicy {
  /** Used in response headers: 'pages' counts an address, 'pages-network' a /48, 'pages-site' the whole site. */
  readonly name: string;
  readonly work: LimitedWork;
  readonly scope: LimitScope;
  readonly unit: 'requests' | 'bytes';
  readonly max: number;
  readonly windowSeconds: number;
  readonly counter: WindowCounter;
  readonly refusals: WindowCounter;
}

const scopeNames: Readonly<Record<LimitScope, string>> = { address: '', network: '-network', site: '-site' };

export const buildPolicies = (
  work: LimitedWork,
  { perMinute, siteFactor, storedSiteFactor, storedBytesADay }: LimitSettings,
): readonly LimitPolicy[] => {
  const max = perMinute[work];
  if (max === 0) return [];
  const factors: readonly (readonly [LimitScope, number])[] = [
    ['address', 1],
    ['network', networkFactor],
    ['site', isStored(work) ? storedSiteFactor : siteFactor],
  ];
  const windows = [{ seconds: minuteSeconds, factor: 1 }, ...(isStored(work) ? longerWindows[work] : [])];
  return factors.flatMap(([scope, scopeFactor]) => {
    const policy = (unit: LimitPolicy['unit'], windowSeconds: number, allowed: number): LimitPolicy => ({
      name: `${work}${scopeNames[scope]}`,
      work,
      scope,
      unit,
      windowSeconds,
      max: allowed * scopeFactor,
      counter: createWindowCounter(windowSeconds),
      refusals: createWindowCounter(windowSeconds),
    });
    return [
      ...windows.map(({ seconds, factor }) => policy('requests', seconds, max * factor)),
      ...(isStored(work) ? [policy('bytes', daySeconds, storedBytesADay)] : []),
    ].filter((one) => one.max > 0);
  });
};

export const buildReserve = (work: LimitedWork): readonly LimitPolicy[] => {
  const reserve = isStored(work) ? reserves[work] : undefined;
  if (reserve === undefined) return [];
  const factors = { address: 1, network: networkFactor } as const;
  return (['address', 'network'] as const).map((scope) => ({
    name: `${work}-reserve`,
    work,
    scope,
    unit: 'requests',
    windowSeconds: daySeconds,
    max: reserve.perDay * factors[scope],
    counter: createWindowCounter(daySeconds),
    refusals: createWindowCounter(daySeconds),
  }));
};

export const hasReserve = ({ scope, windowSeconds }: LimitPolicy): boolean =>
  scope === 'site' && windowSeconds > minuteSeconds;
