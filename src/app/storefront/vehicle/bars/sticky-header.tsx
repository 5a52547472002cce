import { buildImageUrl } from '#src/lib/image-url.ts';
import buttons from '#src/ui/button.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { arrangePageActions } from '#src/vehicle/view/arrange-page-actions.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './sticky-header.module.css';

const findPhotoUrl = ({ slides }: VehiclePageView['gallery']): string | null => {
  const photo = slides.find((slide) => slide.kind === 'photo');
  return photo === undefined || photo.kind !== 'photo' ? null : photo.thumbUrl;
};

/** @spec B2.60, B9.19 */
export const StickyHeader = ({ view }: { readonly view: VehiclePageView }) => {
  const photoUrl = findPhotoUrl(view.gallery);
  const { filled } = arrangePageActions(view.buttons, view.actions);
  const others = view.actions.filter(({ name }) => name === 'finance' || name === 'tradeIn');
  const actions = filled === null ? others : [filled, ...others];
  const facts = view.icons.filter(({ name }) => name !== 'km').map(({ value }) => value);
  return (
    <section className={styles.header} aria-label="This vehicle">
      <div className={`page-width ${styles.line}`}>
        {photoUrl !== null && <img src={buildImageUrl(photoUrl, 160)} alt="" width={72} height={48} />}
        <p className={styles.name}>
          <b>{view.title}</b>
          {facts.length > 0 && <small>{facts.join(', ')}</small>}
        </p>
        {view.price !== null && (
          <p className={styles.price}>
            <b>{view.price.text}</b>
            {view.price.qualifier !== null && <small>{view.price.qualifier}</small>}
          </p>
        )}
        {view.finance !== null && <FigureCells className={styles.cells} cells={view.finance.cells} />}
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map((action) => (
              <a
                key={action.name}
                className={action === filled ? `${buttons.filled} ${styles.main}` : buttons.outlined}
                href={action.href}
              >
                {'shortLabel' in action ? action.shortLabel : action.label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
};
