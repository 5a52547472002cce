import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { ModelsView } from './build-models-view.ts';
import styles from './models-page.module.css';

/** The models of a site with their pictures and counts, and the body types to choose from. @spec L2.26, L2.27 */
export const ModelsPage = ({ view }: { readonly view: ModelsView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.breadcrumb} />
    <h1>{view.title}</h1>
    <nav aria-label="Body types">
      <ul className={styles.bodies}>
        {view.bodies.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {view.models.length === 0 ? <p>None is listed at the moment.</p> : <StockTiles tiles={view.models} />}
  </div>
);
