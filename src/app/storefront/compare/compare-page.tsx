import { getStoredLists } from '#src/favourites/web/stored-lists.ts';
import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { ComparedVehicle, CompareRow, CompareView } from './build-compare-view.ts';
import styles from './compare-page.module.css';
import tableStyles from './compare-table.module.css';

const maxWidthPx = 640;

const VehicleHead = ({ vehicle, siteSlug }: { readonly vehicle: ComparedVehicle; readonly siteSlug: string }) => {
  const takeOff = () => {
    getStoredLists(siteSlug).compared.change((kept) => kept.filter(({ id }) => id !== vehicle.id));
  };
  return (
    <th scope="col">
      <div className={tableStyles.picture}>
        {vehicle.picture === null ? (
          <Icon name="camera" size="large" />
        ) : (
          <img
            src={buildImageUrl(vehicle.picture.url, 320)}
            srcSet={buildSrcSet(vehicle.picture.url, maxWidthPx)}
            sizes="(width < 48rem) 45vw, 18rem"
            alt=""
            width={600}
            height={400}
          />
        )}
      </div>
      {vehicle.soldText !== null && <b className={tableStyles.sold}>{vehicle.soldText}</b>}
      <a href={vehicle.href}>{vehicle.title}</a>
      {vehicle.subtitle !== null && <small>{vehicle.subtitle}</small>}
      <a className={tableStyles.remove} href={vehicle.removeHref} onClick={takeOff}>
        <Icon name="close" size="small" />
        Remove
        <span className="visually-hidden">: {vehicle.title}</span>
      </a>
    </th>
  );
};

const Row = ({ row, vehicles }: { readonly row: CompareRow; readonly vehicles: readonly ComparedVehicle[] }) => (
  <tr data-differs={row.isDifferent || undefined}>
    <th scope="row">
      {row.label}
      {row.isDifferent && <span className="visually-hidden">, different</span>}
    </th>
    {vehicles.map(({ id }, at) => (
      <td key={id}>
        {row.values[at] ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not known</span>
          </>
        )}
      </td>
    ))}
  </tr>
);

/** Draws the comparison table. Differing rows are marked, and the others can be hidden without scripts. @spec D.54 */
const CompareTable = ({ view, siteSlug }: { readonly view: CompareView; readonly siteSlug: string }) => {
  const differing = view.rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <div className={tableStyles.compare}>
      {differing > 0 && differing < view.rows.length && (
        <label className={tableStyles.only}>
          <input type="checkbox" />
          Show differences only
        </label>
      )}
      <section className={tableStyles.scroller} aria-label="Comparison">
        <table data-columns={view.vehicles.length}>
          <thead>
            <tr>
              <td />
              {view.vehicles.map((vehicle) => (
                <VehicleHead key={vehicle.id} vehicle={vehicle} siteSlug={siteSlug} />
              ))}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <Row key={row.name} row={row} vehicles={view.vehicles} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};

/** Compares vehicles from the address alone, so a comparison can be shared. @spec D.54, B1.13 */
export const ComparePage = ({ view }: { readonly view: CompareView }) => {
  const { slug } = useSite();
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb crumbs={view.breadcrumb} />
      <h1>{view.title}</h1>
      {view.missingText !== null && <p className={styles.missing}>{view.missingText}</p>}
      {view.vehicles.length === 0 ? (
        <EmptyState
          icon="compare"
          heading="Nothing to compare yet"
          text="Choose Compare on up to four vehicles to see price, size and equipment side by side, with the differences marked."
          action={{ label: 'Browse vehicles', href: view.searchHref }}
        />
      ) : (
        <CompareTable view={view} siteSlug={slug} />
      )}
    </div>
  );
};
