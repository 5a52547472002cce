import { showCell } from '../../../src/stock-import/rules/mapping/found-columns.ts';
import { cellsUnder, type SampledFeed } from '../../../src/stock-import/rules/mapping/sampled-feed.ts';
import type { Columns } from '../../../src/stock-import/rules/match-renamed-columns.ts';
import { createPrompt } from '../../site/new/ask.ts';
import type { MapArguments } from '../read-stock-arguments.ts';
import { askMapping, type MapQuestions } from './ask-mapping.ts';
import { findDriveAwayCell, findPlainPrice } from './find-plain-price.ts';
import { formatMissing, formatNextSteps } from './format-mapping.ts';
import { formatShortMapping } from './format-short-mapping.ts';
import { formatWholeMapping } from './format-whole-mapping.ts';
import { addAnswers, type MapAnswers } from './map-answers.ts';
import { readSite } from './read-map-site.ts';
import { type Mapping, readMapping } from './read-mapping.ts';
import { writeSiteFile } from './write-site-file.ts';

/** There are few questions, so answers aren't saved for another run. */
const noDraft = { read: () => [], write: () => undefined, remove: () => undefined };

const showFirst = (sample: SampledFeed, heading: string): string =>
  showCell(cellsUnder(sample, sample.headings.indexOf(heading))[0]);

const toQuestions = (
  { site, sample, proposal, read, likely, fitting, notes }: Mapping,
  settled: Columns,
): MapQuestions => ({
  proposal,
  plainPrice: findPlainPrice(read, settled),
  findDriveAwayCell: (heading) => findDriveAwayCell(sample, heading, site.config),
  likely,
  missing: fitting.map(({ column, headings }) => ({
    column,
    headings: headings.map((heading) => ({ heading, example: showFirst(sample, heading) })),
  })),
  headings: sample.headings,
  statusWords: notes.listStatusWords(),
  saleColumns: notes.listSaleColumns(),
  wordColumns: notes.listWordColumns(),
  locationSlugs: site.locationSlugs,
});

const askDealer = async (first: Mapping, read: (answers: MapAnswers) => Promise<Mapping>): Promise<Mapping> => {
  const prompt = await createPrompt({ input: process.stdin, output: process.stdout, draft: noDraft });
  let last = first;
  try {
    const settled = first.site.config.columns;
    await askMapping(prompt, toQuestions(first, settled), async (answers) => {
      last = await read(answers);
      return toQuestions(last, settled);
    });
    return last;
  } finally {
    prompt.close();
  }
};

const nothingWritten = "\nsite.yaml wasn't changed.";
const savedAnswers = '\nYour answers are in site.yaml. The next run starts from them.';

const formatResult = (
  mapping: Mapping,
  { isAsked, isShort }: { readonly isAsked: boolean; readonly isShort: boolean },
): readonly string[] => {
  if (!isShort) return formatWholeMapping(mapping);
  return mapping.isRead ? formatShortMapping(mapping, isAsked) : formatMissing(mapping.fitting);
};

export const mapFeed = async (args: MapArguments): Promise<void> => {
  const { siteSlug, isWritten, isReplaced, isVerbose } = args;
  const site = addAnswers(await readSite(siteSlug), args.answers);
  const first = await readMapping(args, site);
  const isAsked = isWritten && process.stdin.isTTY;
  const mapping = isAsked ? await askDealer(first, (answers) => readMapping(args, addAnswers(site, answers))) : first;
  // The answers are written even if a required column is still missing, so that the next run doesn't ask again.
  const isSaved = isWritten && siteSlug !== undefined && (mapping.isRead || isAsked);
  if (isSaved) console.log(await writeSiteFile(siteSlug, mapping.section, isReplaced));
  for (const line of formatResult(mapping, { isAsked, isShort: isWritten && !isVerbose })) console.log(line);
  if (mapping.isRead) for (const line of formatNextSteps(args, mapping.format)) console.log(line);
  else if (isWritten) console.log(isSaved ? savedAnswers : nothingWritten);
};
