import type { PageContext } from '#src/app/storefront/page-context.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { findContentPage } from './build-content-view.ts';
import { buildModelPage } from './models/build-model-page.ts';

/** The page under a name: what the dealer wrote there, else the model of that name. @throws DomainError notFound @spec L2.26 */
export const findPage = async (
  slug: string,
  { site, now, queries }: PageContext,
  sentForm: SuccessName | null = null,
): Promise<ContentPage> => {
  const written = findContentPage({ site, now, sentForm }, slug);
  if (written !== undefined) return written;
  const model = await queries.findModel(slug);
  if (model === null) throw new DomainError('notFound', 'There is no such page.');
  return buildModelPage(slug, model, site);
};
