import type { Layout } from '#src/sites/config/layout-schema.ts';
import { FigureList } from '#src/vehicle/web/figure-list.tsx';
import { KeyPlate } from '#src/vehicle/web/key-plate.tsx';
import { LoadBar } from '../vehicle-card/load-bar.tsx';
import type { FigureView } from '../vehicle-card/vehicle-card-view.ts';
import styles from './key-information.module.css';
import { PageSection } from './page-section.tsx';
import type { VehiclePageView } from './vehicle-page-view.ts';

interface KeyInformationProps {
  readonly view: Pick<VehiclePageView, 'keyInformation' | 'loadBar'>;
  readonly variant: Layout['keyInformation'];
}

/** Rows that stand in the cap of a plate, which tells this vehicle from every other. */
const capRows = ['stockNumber', 'vin'];

const Plate = ({ figures }: { readonly figures: readonly FigureView[] }) => (
  <KeyPlate
    figures={figures.filter(({ name }) => !capRows.includes(name))}
    cap={figures.filter(({ name }) => capRows.includes(name)).map(({ label, value }) => `${label} ${value}`)}
  />
);

/** What matters most of a vehicle, as rows or as a plate, with its load where the site shows that. @spec B2.44, B3.08 */
export const KeyInformation = ({ view, variant }: KeyInformationProps) => {
  const { keyInformation: figures, loadBar } = view;
  if (figures.length === 0 && loadBar === null) return null;
  return (
    <PageSection id="key-information" title="Key information">
      {figures.length > 0 && (
        <div data-key-rows="">
          {variant === 'plate' ? <Plate figures={figures} /> : <FigureList figures={figures} />}
        </div>
      )}
      {loadBar !== null && (
        <div className={styles.load}>
          <LoadBar load={loadBar} />
        </div>
      )}
    </PageSection>
  );
};
