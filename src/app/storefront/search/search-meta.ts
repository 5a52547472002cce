import type { MetaDescriptor } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import type { SearchPageView } from './search-page-view.ts';

/** What search engines and shared links read of a search page: its picture is that of its first vehicle. */
export const buildSearchMeta = (view: SearchPageView): MetaDescriptor[] => {
  const picture = view.cards.find((card) => card.picture !== null)?.picture;
  const openGraphImageUrl = picture ? new URL(buildSharedImageUrl(picture.url), view.canonicalUrl).href : null;
  return buildPageMeta({ ...view, openGraphImageUrl });
};
