import type { Layout } from '#src/sites/model/layout.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import type { Figure } from '../view/figure.ts';
import type { LoadBarView } from '../view/load-bar-view.ts';
import { FigureList } from './figure-list.tsx';
import styles from './key-information.module.css';
import { KeyPlate } from './key-plate.tsx';
import { LoadBar } from './load-bar.tsx';

interface KeyInformationProps {
  readonly figures: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  readonly variant: Layout['keyInformation'];
}

/** Rows that stand in the cap of a plate, which tells this vehicle from every other. */
const capRows = ['stockNumber', 'vin'];

const Plate = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <KeyPlate
    figures={figures.filter(({ name }) => !capRows.includes(name))}
    cap={figures.filter(({ name }) => capRows.includes(name)).map(({ label, value }) => `${label} ${value}`)}
  />
);

/** What matters most of a vehicle, as rows or as a plate, with its load where the site shows that. @spec B2.44, B3.08 */
export const KeyInformation = ({ figures, loadBar, variant }: KeyInformationProps) => {
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
