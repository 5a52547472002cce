import { DomainError } from '#src/lib/domain-error.ts';

/** The site that a request is for. Throws notFound where no site answers. */
export const requireSite = <Site>(
  siteOf: (host: string | undefined) => Site | undefined,
  request: { readonly host: string },
): Site => {
  const site = siteOf(request.host);
  if (site === undefined) throw new DomainError('notFound', 'No site answers at this address.');
  return site;
};
