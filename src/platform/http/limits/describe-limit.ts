import type { FastifyReply } from 'fastify';
import { daySeconds, hourSeconds } from '#src/lib/durations.ts';
import { type LimitedWork, type LimitPolicy, minuteSeconds } from './limit-policies.ts';

const descriptions: Readonly<Record<LimitedWork, string>> = {
  api: 'API requests',
  codes: 'sign-in codes',
  events: 'tracked events',
  leads: 'forms',
  search: 'searches',
  pictures: 'new pictures',
  pages: 'new pages',
};

const shopperWorks: Readonly<Partial<Record<LimitedWork, string>>> = {
  codes: 'asked for a lot of sign-in codes',
  leads: 'sent a lot of forms',
  pages: 'opened a lot of pages',
};

const windowNames: Readonly<Record<number, string>> = {
  [minuteSeconds]: 'minute',
  [hourSeconds]: 'hour',
  [daySeconds]: 'day',
};

export const describeLimit = (
  reply: FastifyReply,
  { name, max, windowSeconds, counter }: LimitPolicy,
  key: string,
): void => {
  const remaining = Math.max(0, max - counter.used(key));
  reply.header('ratelimit-policy', `"${name}";q=${max};w=${windowSeconds}`);
  reply.header('ratelimit', `"${name}";r=${remaining};t=${counter.resetSeconds(key)}`);
};

const describeWait = (seconds: number): string => {
  if (seconds <= 2 * minuteSeconds) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / minuteSeconds);
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

export const describeRefusal = (
  { work, scope, unit, max, windowSeconds }: LimitPolicy,
  resetSeconds: number,
): string => {
  const done = shopperWorks[work];
  if (done !== undefined) {
    const reason =
      scope === 'site'
        ? 'We’re busier than usual right now'
        : `You’ve ${done} in the last ${windowNames[windowSeconds]}`;
    return `${reason}. Please wait ${describeWait(resetSeconds)}.`;
  }
  const limit = unit === 'bytes' ? `${max} bytes of ${descriptions[work]}` : `${max} ${descriptions[work]}`;
  return `More than ${limit} a ${windowNames[windowSeconds]}. Try again in ${resetSeconds} seconds.`;
};
