import { useEffect } from 'react';
import styles from '#src/app/storefront/vehicle-card/saved-page.module.css';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import { openNotes } from '#src/watchlist/web/create-notes.ts';
import { NoticesPanel } from '#src/watchlist/web/notices-panel.tsx';
import { SavedSearchList } from '#src/watchlist/web/searches/saved-search-list.tsx';
import type { SavedSearchesPageView } from './build-saved-searches-page.ts';

/** @spec B1.15 */
export const SavedSearchesPage = ({ view }: { readonly view: SavedSearchesPageView }) => {
  const { slug } = useSite();
  // Makes search pages check which searches are saved.
  useEffect(() => openNotes(slug).noteOwner(true), [slug]);
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <h1>{view.title}</h1>
      <LinkRow label="Your watchlist" links={view.pages} />
      <SavedSearchList view={view} />
      {view.notices !== null && <NoticesPanel view={view.notices} from="searches" />}
    </div>
  );
};
