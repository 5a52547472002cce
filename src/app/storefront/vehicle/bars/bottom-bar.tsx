import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps extends Pick<VehiclePageView, 'phone'> {
  readonly price: NonNullable<VehiclePageView['price']>;
}

/** @spec B2.61 */
export const BottomBar = ({ price, phone }: BottomBarProps) => (
  <section className={styles.bar} aria-label="Quick price and contact">
    <p>
      <b>{price.text}</b>
      {price.qualifier !== null && <small>{price.qualifier}</small>}
    </p>
    {phone !== null && (
      <PhoneLink className={buttons.filled} phone={phone}>
        {(text) => (
          <>
            <Icon name="phone" />
            {phone.askHref === null ? (
              <>
                Call<span className="visually-hidden"> {text}</span>
              </>
            ) : (
              text
            )}
          </>
        )}
      </PhoneLink>
    )}
  </section>
);
