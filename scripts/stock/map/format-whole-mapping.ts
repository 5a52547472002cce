import { describeUnlisted } from '../../../src/stock-import/rules/count-kinds.ts';
import {
  describeGuesses,
  describeRenamed,
  describeTakenYards,
  formatColumns,
  formatComments,
  formatHeadingLine,
  formatMissing,
  formatNotes,
  formatSuggestions,
} from './format-mapping.ts';
import type { Mapping } from './read-mapping.ts';

export const formatWholeMapping = (mapping: Mapping): readonly string[] => {
  const { site, sample, proposal, section, read, proposed, renamed, likely } = mapping;
  const start = [
    section,
    formatHeadingLine(sample),
    ...formatColumns(read, proposed),
    ...describeRenamed(renamed),
    ...formatSuggestions(likely),
    '',
    ...describeTakenYards(proposal, site),
    ...describeGuesses(proposal, site),
  ];
  if (!mapping.isRead) return [...start, ...formatMissing(mapping.fitting)];
  return [
    ...start,
    ...formatNotes(mapping.notes),
    ...formatComments(mapping.commented),
    ...mapping.list.format(),
    ...(site.search === undefined ? [] : describeUnlisted(mapping.kinds.list(), site.search)),
  ];
};
