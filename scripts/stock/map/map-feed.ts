import { createPrompt } from '../../site/new/ask.ts';
import type { MapArguments } from '../read-stock-arguments.ts';
import { askMapping, type MapQuestions } from './ask-mapping.ts';
import { formatNextSteps } from './format-mapping.ts';
import { formatShortMapping } from './format-short-mapping.ts';
import { formatWholeMapping } from './format-whole-mapping.ts';
import { addAnswers, type MapAnswers } from './map-answers.ts';
import { readSite } from './read-map-site.ts';
import { type Mapping, readMapping } from './read-mapping.ts';
import { writeSiteFile } from './write-site-file.ts';

/** The questions are few, so answers aren't kept for another run. */
const noDraft = { read: () => [], write: () => undefined, remove: () => undefined };

const toQuestions = ({ site, proposal, likely, notes }: Mapping): MapQuestions => ({
  proposal,
  likely,
  statusWords: notes.listStatusWords(),
  saleColumns: notes.listSaleColumns(),
  wordColumns: notes.listWordColumns(),
  locationSlugs: site.locationSlugs,
});

const askDealer = async (first: Mapping, read: (answers: MapAnswers) => Promise<Mapping>): Promise<Mapping> => {
  const prompt = await createPrompt({ input: process.stdin, output: process.stdout, draft: noDraft });
  let last = first;
  try {
    await askMapping(prompt, toQuestions(first), async (answers) => {
      last = await read(answers);
      return toQuestions(last);
    });
    return last;
  } finally {
    prompt.close();
  }
};

export const mapFeed = async (args: MapArguments): Promise<void> => {
  const { siteSlug, isWritten, isReplaced, isVerbose } = args;
  const site = addAnswers(await readSite(siteSlug), args.answers);
  const first = await readMapping(args, site);
  const isAsked = isWritten && process.stdin.isTTY;
  const mapping = isAsked ? await askDealer(first, (answers) => readMapping(args, addAnswers(site, answers))) : first;
  if (isWritten && siteSlug !== undefined && mapping.isRead) {
    console.log(await writeSiteFile(siteSlug, mapping.section, isReplaced));
  }
  const isShort = isWritten && mapping.isRead && !isVerbose;
  for (const line of isShort ? formatShortMapping(mapping, isAsked) : formatWholeMapping(mapping)) console.log(line);
  if (!mapping.isRead) {
    if (isWritten) console.log('\nNothing was written into site.yaml.');
    return;
  }
  for (const line of formatNextSteps(args, mapping.format)) console.log(line);
};
