import { readFile } from 'node:fs/promises';
import { createFairQueue, type FairOutcome } from '#src/platform/jobs/create-fair-queue.ts';
import type { convertPicture, PictureShape } from './convert-picture.ts';
import type { FetchRemote } from './create-remote-fetcher.ts';
import { isRasterPicture } from './picture-types.ts';

/** Where the bytes of a picture are. */
export type Original =
  | { readonly kind: 'file'; readonly file: string; readonly type: string }
  | { readonly kind: 'remote'; readonly url: URL };

/** What became of a picture: made, not to be had, or not begun because enough of the site's pictures wait. */
export type MakeOutcome =
  | { readonly kind: 'made'; readonly data: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'full' };

export interface PictureMakerOptions {
  readonly fetchRemote: FetchRemote;
  readonly convert: typeof convertPicture;
}

/** Pictures made at the same time: each takes a whole core. */
const makingBounds = { maxRunning: 2, maxWaitingByKey: 200 };
/** A fetched picture keeps its place until it is made, so that these bound what lies in memory too. */
const fetchingBounds = { maxRunning: 16, maxRunningByKey: 4, maxWaitingByKey: 200 };

const missing: MakeOutcome = { kind: 'missing' };

const flatten = (outcome: FairOutcome<MakeOutcome>): MakeOutcome => (outcome.kind === 'done' ? outcome.value : outcome);

/** Makes pictures, a few at a time and the sites in turn; hosts that never answer keep no picture from being made. */
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
        ? make(siteSlug, shape, () => readFile(original.file))
        : fetchAndMake(siteSlug, shape, original.url),
    waiting: (): number => making.stats().waiting + fetching.stats().waiting,
  };
};
