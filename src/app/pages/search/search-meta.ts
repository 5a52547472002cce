import type { MetaDescriptor } from 'react-router';
import type { SearchPageView } from '#src/app/assemblies/search-page/search-page-view.ts';
import { buildPageMeta } from '../build-page-meta.ts';

/** What search engines and shared links read of a search page: its picture is that of its first vehicle. */
export const buildSearchMeta = (view: SearchPageView): MetaDescriptor[] => {
  const picture = view.cards.find((card) => card.picture !== null)?.picture;
  const openGraphImageUrl = picture ? new URL(picture.url, view.canonicalUrl).href : null;
  return buildPageMeta({ ...view, openGraphImageUrl });
};
