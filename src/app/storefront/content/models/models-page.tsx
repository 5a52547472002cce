import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import type { ModelsView } from './build-models-view.ts';
import styles from './models-page.module.css';

/** @spec L2.26, L2.27 */
export const ModelsPage = ({ view }: { readonly view: ModelsView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.breadcrumb} />
    <h1>{view.title}</h1>
    <LinkRow label="Body types" links={view.bodies} />
    {view.models.length === 0 ? <p>No models are listed right now.</p> : <StockTiles tiles={view.models} isList />}
  </div>
);
