import { readFile } from 'node:fs/promises';
import { createFairQueue, type FairOutcome } from '#src/platform/jobs/create-fair-queue.ts';
import type { convertPicture, PictureShape } from './convert-picture.ts';
import type { FetchRemote } from './create-remote-fetcher.ts';
import { isRasterPicture } from './picture-types.ts';

export type Original =
  | { readonly kind: 'file'; readonly toLocalFile: () => Promise<string>; readonly type: string }
  | { readonly kind: 'remote'; readonly url: URL };

/** 'missing': the picture can't be fetched or converted. 'full': too many of the site's pictures are waiting. */
export type MakeOutcome =
  | { readonly kind: 'made'; readonly data: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'full' };

export interface PictureMakerOptions {
  readonly fetchRemote: FetchRemote;
  readonly convert: typeof convertPicture;
}

/** Each conversion takes a whole core, so only two run at once. */
const makingBounds = { maxRunning: 2, maxWaitingByKey: 200 };
/** A fetched picture keeps its slot until it's converted, so these limits also bound memory. */
const fetchingBounds = { maxRunning: 16, maxRunningByKey: 4, maxWaitingByKey: 200 };

const missing: MakeOutcome = { kind: 'missing' };

const flatten = (outcome: FairOutcome<MakeOutcome>): MakeOutcome => (outcome.kind === 'done' ? outcome.value : outcome);

export const createPictureMaker = ({ fetchRemote, convert }: PictureMakerOptions) => {
  const making = createFairQueue(makingBounds);
  const fetching = createFairQueue(fetchingBounds);

  const make = async (siteSlug: string, shape: PictureShape, read: () => Promise<Buffer>): Promise<MakeOutcome> => {
    const work = async (): Promise<MakeOutcome> => {
      const original = await read();
      return convert(original, shape).then(
        (data) => ({ kind: 'made', data }),
        () => missing,
      );
    };
    return flatten(await making.run(siteSlug, work));
  };

  const fetchAndMake = async (siteSlug: string, shape: PictureShape, url: URL): Promise<MakeOutcome> => {
    const work = async (): Promise<MakeOutcome> => {
      const fetched = await fetchRemote(url);
      if (fetched.kind === 'refused' || !isRasterPicture(fetched.data)) return missing;
      return make(siteSlug, shape, async () => fetched.data);
    };
    return flatten(await fetching.run(siteSlug, work));
  };

  return {
    make: (siteSlug: string, original: Original, shape: PictureShape): Promise<MakeOutcome> =>
      original.kind === 'file'
        ? make(siteSlug, shape, async () => readFile(await original.toLocalFile()))
        : fetchAndMake(siteSlug, shape, original.url),
    waiting: (): number => making.stats().waiting + fetching.stats().waiting,
    isIdle: (): boolean => [making, fetching].every((queue) => queue.stats().running + queue.stats().waiting === 0),
  };
};
