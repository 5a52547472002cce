import { TestDriveForm } from '#src/app/storefront/test-drive-form/test-drive-form.tsx';
import type { VisitedVehicleView, VisitPlaceView } from '#src/app/storefront/test-drive-form/test-drive-form-view.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { TestDriveView } from './load-test-drive-page.server.ts';
import styles from './test-drive-page.module.css';

const Vehicle = ({ title, subtitle, href, imageUrl }: VisitedVehicleView) => (
  <a className={styles.vehicle} href={href}>
    {imageUrl !== null && <img src={buildImageUrl(imageUrl, 480)} alt="" width={480} height={320} />}
    <span>
      <b>{title}</b>
      {subtitle}
    </span>
  </a>
);

const Places = ({ places }: { readonly places: readonly VisitPlaceView[] }) => (
  <nav className={styles.places} aria-labelledby="visit-places">
    <h2 id="visit-places">{places.length > 1 ? 'Which location suits you?' : 'Where to find us'}</h2>
    <ul>
      {places.map(({ id, name, address, href, isChosen }) => (
        <li key={id}>
          {places.length === 1 ? (
            <p className={styles.place}>
              <b>{name}</b>
              {address}
            </p>
          ) : (
            <a className={styles.place} href={href} aria-current={isChosen ? 'true' : undefined}>
              <b>{name}</b>
              {address}
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

interface TestDrivePageProps {
  readonly view: TestDriveView;
  readonly answer: FormAnswer | null;
}

/** @spec B1.06, L2.18, L2.53 */
export const TestDrivePage = ({ view, answer }: TestDrivePageProps) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.breadcrumb} />
    <header className={styles.head}>
      <h1>{view.title}</h1>
      <p>{view.intro}</p>
    </header>
    <div className={styles.columns}>
      <div className={styles.about}>
        {view.vehicle !== null && <Vehicle {...view.vehicle} />}
        {view.places.length > 0 && <Places places={view.places} />}
      </div>
      {/* A new key for each location resets the form, because the times differ. */}
      <TestDriveForm key={view.form.action} view={view} answer={answer} />
    </div>
  </div>
);
