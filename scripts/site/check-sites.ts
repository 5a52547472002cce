import { join, resolve } from 'node:path';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { Env } from '../../src/platform/env.ts';
import { listMediaDir } from '../../src/platform/media/list-media-dir.ts';
import { openMediaDir } from '../../src/platform/media/media-store.ts';
import { findMediaProblems } from '../../src/sites/server/find-media-problems.ts';
import { formatProblems } from '../../src/sites/server/format-refusal.ts';
import { loadSites } from '../../src/sites/server/load-sites.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import { describeUnlisted } from '../../src/stock-import/rules/count-kinds.ts';
import type { StockCheck } from '../../src/stock-import/server/load-stock-check.ts';
import { readStockCheck } from '../stock/read-stock.ts';
import { findGroupAdvice } from './find-group-advice.ts';
import { findLicenceAdvice } from './find-licence-advice.ts';
import { findLogoAdvice, findLogoProblems } from './find-logo-problems.ts';
import { listMissingAnswers } from './find-missing-answers.ts';
import { findStockPhotoProblem } from './find-stock-photo-problem.ts';
import { findUnusedPhotos } from './find-unused-photos.ts';
import { listProductionHints } from './list-production-hints.ts';

export interface CheckArguments {
  readonly command: 'check';
  readonly slug: string | undefined;
}

/** Returns no stock if the database can't be read. The files are then still checked. */
const readStock = async (env: Env, slugs: readonly string[]): Promise<StockCheck> => {
  try {
    return await readStockCheck(env, slugs);
  } catch (error) {
    console.error(`The stock isn't checked: ${error instanceof Error ? error.message : String(error)}\n`);
    return { photos: [], forSale: [] };
  }
};

/**
 * Loads all sites even to check one, because two sites can claim the same host.
 * @returns exit code 1 if anything is wrong
 */
export const checkSites = async ({ slug }: CheckArguments, env: Env): Promise<0 | 1> => {
  const source = openSitesDir(env.SITES_DIR);
  const slugs = await source.listSlugs();
  if (slug !== undefined && !slugs.includes(slug)) {
    throw new Error(`There is no site ${slug} in ${env.SITES_DIR}. Use one of ${slugs.join(', ')}.`);
  }
  const { sites, refused } = await loadSites(source);
  const isAsked = (one: { readonly slug: string }): boolean => slug === undefined || one.slug === slug;
  const media = openMediaDir(resolve(env.MEDIA_DIR));
  const messages = refused.filter(isAsked).map(({ message }) => message);
  const asked = sites.filter(isAsked);
  const stock = await readStock(
    env,
    asked.map((site) => site.slug),
  );
  const advice: string[] = [];
  for (const site of asked) {
    advice.push(...listMissingAnswers(site).map((sentence) => `${site.slug}: ${sentence}`));
    const logoAdvice = await findLogoAdvice(site, media);
    if (logoAdvice !== undefined) advice.push(`${site.slug}: ${logoAdvice}`);
    const licenceAdvice = findLicenceAdvice(site);
    if (licenceAdvice !== undefined) advice.push(`${site.slug}: ${licenceAdvice}`);
    const groupAdvice = findGroupAdvice(site, sites);
    if (groupAdvice !== undefined) advice.push(`${site.slug}: ${groupAdvice}`);
    const isOfSite = ({ siteSlug }: { readonly siteSlug: string }): boolean => siteSlug === site.slug;
    const unlisted = describeUnlisted(stock.forSale.filter(isOfSite), site.config.search);
    advice.push(...unlisted.map((sentence) => `${site.slug}: ${sentence}`));
    const photos = stock.photos.filter(isOfSite);
    const unused = findUnusedPhotos(site, photos, await listMediaDir(resolve(env.MEDIA_DIR, site.slug)));
    if (unused !== undefined) advice.push(`${site.slug}: ${unused}`);
    const problems = [
      ...(await findMediaProblems(site, media)),
      ...(await findLogoProblems(site, media)),
      ...(await findStockPhotoProblem(site, photos, media)),
    ];
    if (problems.length > 0) {
      messages.push(
        formatProblems(`${join(env.SITES_DIR, site.slug)} can be served, but shoppers would miss something:`, problems),
      );
    }
  }
  for (const message of messages) console.error(`${message}\n`);
  const checked = slug ?? formatCount(slugs.length, { one: 'site', many: 'sites' });
  if (messages.length > 0) {
    console.error(`${checked}: ${formatCount(messages.length, { one: 'message', many: 'messages' })}.`);
  } else {
    console.log(`${checked}: nothing wrong.`);
  }
  if (advice.length > 0) console.log(['\nAdvice:', ...advice].join('\n  '));
  const hints = listProductionHints(asked, env);
  if (hints.length > 0) console.log(['\nBefore production:', ...hints].join('\n  '));
  return messages.length > 0 ? 1 : 0;
};
