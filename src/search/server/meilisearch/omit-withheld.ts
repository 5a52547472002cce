import type { SearchSettings } from '../../engine/search-api.ts';
import type { SearchDocument } from '../../engine/text/text-index.ts';

/** A document without what the site's pages don't show. */
export const omitWithheld = (
  document: SearchDocument,
  { withheldAttributes = [] }: Pick<SearchSettings, 'withheldAttributes'>,
): SearchDocument =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !withheldAttributes.includes(name)));
