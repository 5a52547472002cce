import { join, resolve } from 'node:path';
import { formatCount } from '../../src/lib/text/noun.ts';
import type { Env } from '../../src/platform/env.ts';
import { openMediaDir } from '../../src/platform/media/media-store.ts';
import { findMediaProblems } from '../../src/sites/server/find-media-problems.ts';
import { formatProblems } from '../../src/sites/server/format-refusal.ts';
import { loadSites } from '../../src/sites/server/load-sites.ts';
import { openSitesDir } from '../../src/sites/server/site-source.ts';
import type { LocalPhoto } from '../../src/stock-import/server/list-local-photos.ts';
import { readLocalPhotos } from '../stock/read-stock.ts';
import { findLicenceAdvice } from './find-licence-advice.ts';
import { findLogoAdvice, findLogoProblems } from './find-logo-problems.ts';
import { findStockPhotoProblem } from './find-stock-photo-problem.ts';
import { listProductionHints } from './list-production-hints.ts';

export interface CheckArguments {
  readonly command: 'check';
  /** Undefined checks every site. */
  readonly slug: string | undefined;
}

/** If the database can't be read, says so and returns no photos, so that the files are still checked. */
const readPhotosOfStock = async (env: Env, slugs: readonly string[]): Promise<readonly LocalPhoto[]> => {
  try {
    return await readLocalPhotos(env, slugs);
  } catch (error) {
    console.error(
      `The photos of the stock aren't checked: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return [];
  }
};

/**
 * Prints what's wrong with the files of one site or all, advice on logos and licences, and what the sites need in production. Loads
 * all sites in any case, because two can claim one host.
 * @returns exit code 1 if anything is wrong
 */
export const checkSites = async ({ slug }: CheckArguments, env: Env): Promise<0 | 1> => {
  const source = openSitesDir(env.SITES_DIR);
  const slugs = await source.listSlugs();
  if (slug !== undefined && !slugs.includes(slug)) {
    throw new Error(`There is no site ${slug} in ${env.SITES_DIR}: ${slugs.join(', ')}.`);
  }
  const { sites, refused } = await loadSites(source);
  const isAsked = (one: { readonly slug: string }): boolean => slug === undefined || one.slug === slug;
  const media = openMediaDir(resolve(env.MEDIA_DIR));
  const messages = refused.filter(isAsked).map(({ message }) => message);
  const asked = sites.filter(isAsked);
  const photos = await readPhotosOfStock(
    env,
    asked.map((site) => site.slug),
  );
  const advice: string[] = [];
  for (const site of asked) {
    const logoAdvice = await findLogoAdvice(site, media);
    if (logoAdvice !== undefined) advice.push(`${site.slug}: ${logoAdvice}`);
    const licenceAdvice = findLicenceAdvice(site);
    if (licenceAdvice !== undefined) advice.push(`${site.slug}: ${licenceAdvice}`);
    const photosOfSite = photos.filter(({ siteSlug }) => siteSlug === site.slug);
    const problems = [
      ...(await findMediaProblems(site, media)),
      ...(await findLogoProblems(site, media)),
      ...(await findStockPhotoProblem(site, photosOfSite, media)),
    ];
    if (problems.length > 0) {
      messages.push(
        formatProblems(`${join(env.SITES_DIR, site.slug)} is served, but shoppers miss something:`, problems),
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
