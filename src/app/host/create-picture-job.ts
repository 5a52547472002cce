import { setTimeout as wait } from 'node:timers/promises';
import { imageQualities } from '#src/lib/image-url.ts';
import type { Env } from '#src/platform/env.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import { imageSiteOf } from '#src/platform/images/image-site.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { hasPage } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { listCardPictures, listGalleryPictures, type SizedPicture } from '#src/vehicle/view/list-vehicle-pictures.ts';
import type { Stock } from './stock/open-stock.ts';

type Pictures = Pick<ImageService, 'prepare' | 'isIdle' | 'hasRoom'>;

export interface PictureJobOptions {
  readonly env: Pick<Env, 'PREPARE_PICTURES_PERCENT'>;
  readonly log: Logger;
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug'>;
  readonly images: Pictures;
  readonly stock: { readonly vehicles: Pick<VehicleStore, 'streamSince'> } & Pick<Stock, 'stockWatch'>;
}

const intervalMs = 30_000;
const busyPauseMs = 500;

const steps: readonly ((vehicle: Vehicle, site: ResolvedSite) => readonly SizedPicture[])[] = [
  (vehicle, { config }) => listCardPictures(vehicle, config.vehicle.page.defaultImageMarks),
  (vehicle) => listGalleryPictures(vehicle),
];

const pauseUnlessStopped = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

interface PreparerOptions {
  readonly images: Pictures;
  readonly percent: number;
  readonly signal: AbortSignal;
  readonly pause: typeof pauseUnlessStopped;
}

/** Returns a function that makes one picture, then pauses. It works for at most `percent` of the time. */
const createPreparer =
  ({ images, percent, signal, pause }: PreparerOptions) =>
  async (site: ResolvedSite, { source, widthPx, use }: SizedPicture): Promise<boolean> => {
    while (!images.isIdle() && !signal.aborted) await pause(busyPauseMs, signal);
    if (signal.aborted || !images.hasRoom()) return false;
    const startedMs = performance.now();
    // Nearly all browsers show AVIF.
    const shape = { widthPx, quality: imageQualities[use], format: 'avif' } as const;
    const isMade = await images.prepare({ site: imageSiteOf(site), source, ...shape });
    await pause((performance.now() - startedMs) * (100 / percent - 1), signal);
    return isMade;
  };

/** Returns no job if PREPARE_PICTURES_PERCENT is 0. */
export const createPictureJob = (
  { env, log, sites, images, stock }: PictureJobOptions,
  pause = pauseUnlessStopped,
): readonly Job[] => {
  const percent = env.PREPARE_PICTURES_PERCENT;
  if (percent === 0) return [];
  const changed = new Set(sites.all().map(({ slug }) => slug));
  const preparedVersions = new Map<string, number>();
  stock.stockWatch.onStockChanged(({ siteSlug }) => changed.add(siteSlug));

  const prepareSites = async (slugs: readonly string[], signal: AbortSignal): Promise<void> => {
    const prepare = createPreparer({ images, percent, signal, pause });
    for (const [at, listPictures] of steps.entries()) {
      for (const slug of slugs) {
        const site = sites.bySlug(slug);
        if (site === undefined || signal.aborted) continue;
        let made = 0;
        const prepareAll = async (vehicles: readonly Vehicle[]): Promise<void> => {
          for (const vehicle of vehicles) {
            if (signal.aborted || !hasPage(vehicle, site.config.search, new Date())) continue;
            for (const picture of listPictures(vehicle, site)) if (await prepare(site, picture)) made += 1;
          }
        };
        const key = `${at} ${slug}`;
        const { stockVersion } = await stock.vehicles.streamSince(slug, preparedVersions.get(key) ?? 0, prepareAll);
        if (made > 0) log.info({ site: slug, pictures: made }, 'pictures were made before anyone requested them');
        // If the cache has no room, these vehicles are tried again in the next round in which it has room.
        if (signal.aborted || !images.hasRoom()) changed.add(slug);
        else preparedVersions.set(key, stockVersion);
      }
    }
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    if (!images.hasRoom()) return;
    const slugs = [...changed];
    changed.clear();
    try {
      await prepareSites(slugs, signal);
    } catch (error) {
      for (const slug of slugs) changed.add(slug);
      throw error;
    }
  };
  return [{ name: 'pictures', intervalMs, run: ({ signal }) => run(signal) }];
};
