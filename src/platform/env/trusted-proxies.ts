import { z } from 'zod';
import { splitList } from './split-list.ts';

const proxyWords: Readonly<Record<string, number>> = { true: 1, yes: 1, false: 0, no: 0 };
const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** How many proxies are in front, or which ones. */
export type TrustedProxies = number | readonly string[];

/** Reads them from a word, a number or a list of addresses. */
export const trustedProxies: z.ZodType<TrustedProxies, string> = z.union([
  z
    .string()
    .regex(/^(true|yes|false|no|\d)$/)
    .transform((word) => proxyWords[word] ?? Number(word)),
  z.string().transform(splitList).pipe(z.array(proxyAddress).min(1)),
]);
