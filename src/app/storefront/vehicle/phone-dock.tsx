import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { useScrolledPast } from '#src/ui/use-scrolled-past.ts';
import styles from './phone-dock.module.css';
import mark from './scroll-mark.module.css';
import type { VehiclePageView } from './vehicle-page-view.ts';

/** Price and call at the foot of a phone's screen, once the page is scrolled more than 900 px. @spec B2.61 */
export const PhoneDock = ({ price, phone }: Pick<VehiclePageView, 'price' | 'phone'>) => {
  const { sentinel, isPast } = useScrolledPast();
  if (price === null || phone === null) return null;
  return (
    <>
      <div ref={sentinel} className={`${mark.mark} ${styles.sentinel}`} aria-hidden="true" />
      {isPast && (
        <section className={styles.dock} aria-label="Price and contact, quick">
          <p>
            <b>{price.text}</b>
            {price.qualifier !== null && <small>{price.qualifier}</small>}
          </p>
          <a className={buttons.filled} href={phone.href}>
            <Icon name="phone" />
            Call
            <span className="visually-hidden"> {phone.text}</span>
          </a>
        </section>
      )}
    </>
  );
};
