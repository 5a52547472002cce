/** A filter written with colons, as a Meilisearch filter: every ':' outside quotes becomes '='. @spec L7.07, B7.06 */
export const formatSiteFilter = (filter: string): string =>
  filter.replaceAll(/("[^"]*"|'[^']*')|[\s:]+/g, (part, quoted: string | undefined) =>
    quoted === undefined && part.includes(':') ? ' = ' : part,
  );
