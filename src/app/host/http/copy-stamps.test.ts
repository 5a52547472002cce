import { expect, it } from 'vitest';
import { parseCopyStamp } from '#src/platform/http/http-thread/copy-stamp.ts';
import { createGenerationCheck, createSiteGenerations } from '#src/platform/http/http-thread/site-generations.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createCopyStamps } from './copy-stamps.ts';

const makeSite = (slug: string) => ({ ...resolveOrThrow(minimalSite(slug, 'used')), configVersion: '1' });
const banksia = makeSite('banksia');
const wattle = makeSite('wattle');
const page = { renderedAtMs: 1_000_000 };

const prepare = (capacity?: number) => {
  const generations = createSiteGenerations(capacity);
  const texts = new Map([banksia, wattle].map(({ slug }) => [slug, 'Open now']));
  const stamps = createCopyStamps(generations, ({ slug }) => texts.get(slug) ?? '');
  const isCurrent = createGenerationCheck(generations.buffer);
  const stamp = (site = banksia) => {
    const stamped = parseCopyStamp(stamps.stampCopy(site, page) ?? '');
    if (stamped === undefined) throw new Error('The page may not be copied.');
    return stamped;
  };
  const check = () => stamps.job.run({ signal: new AbortController().signal, wake: () => undefined });
  return { texts, stamps, stamp, isCurrent, check };
};

it('lets a copy end when its page is five minutes old', () => {
  expect(prepare().stamp()).toEqual({ slot: 0, generation: 0, endMs: 1_300_000 });
});

it('makes copies outdated when the opening hours of their site change, and only then', async () => {
  const { texts, stamp, isCurrent, check } = prepare();
  const [ofBanksia, ofWattle] = [stamp(), stamp(wattle)];
  await check();
  expect([isCurrent(ofBanksia), isCurrent(ofWattle)]).toEqual([true, true]);
  texts.set('banksia', 'Closed');
  await check();
  expect([isCurrent(ofBanksia), isCurrent(ofWattle)]).toEqual([false, true]);
  const closed = stamp();
  await check();
  expect(isCurrent(closed)).toBe(true);
  texts.set('banksia', 'Open now');
  await check();
  expect(isCurrent(closed)).toBe(false);
});

it('allows no copy of a site without a generation', () => {
  expect(prepare(0).stamps.stampCopy(banksia, page)).toBeUndefined();
});
