import { DomainError } from '#src/lib/domain-error.ts';

export const requireSite = <Site>(
  siteOf: (host: string | undefined) => Site | undefined,
  request: { readonly host: string },
): Site => {
  const site = siteOf(request.host);
  if (site === undefined) throw new DomainError('notFound', 'There’s no website at this address.');
  return site;
};
