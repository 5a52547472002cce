import type { Layout } from '#src/sites/model/layout.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import type { LoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import type { Figure } from '../../view/figure.ts';
import { LoadBar } from '../load-bar.tsx';
import { Plate } from '../plate.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './key-information.module.css';

interface KeyInformationProps {
  readonly figures: readonly Figure[];
  readonly loadBar: LoadBarView | null;
  readonly variant: Layout['keyInformation'];
}

const capRows = ['stockNumber', 'vin'];

const CappedPlate = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const cap = figures.filter(({ name }) => capRows.includes(name)).map(({ label, value }) => `${label} ${value}`);
  const cells = figures.filter(({ name }) => !capRows.includes(name));
  return (
    <div className={styles.frame}>
      {cap.length > 0 && (
        <p className={styles.cap}>
          {cap.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {cells.length > 0 && <Plate figures={cells} place="page" />}
    </div>
  );
};

/** @spec B2.44, B3.08 */
export const KeyInformation = ({ figures, loadBar, variant }: KeyInformationProps) => {
  if (figures.length === 0 && loadBar === null) return null;
  return (
    <PageSection id="key-information" title="Key information">
      {figures.length > 0 && (
        <div data-key-rows="">
          {variant === 'plate' ? <CappedPlate figures={figures} /> : <FigureList figures={figures} />}
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
