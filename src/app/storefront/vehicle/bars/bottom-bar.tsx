import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { arrangePageActions } from '#src/vehicle/view/arrange-page-actions.ts';
import type { VehiclePageView } from '../vehicle-page-view.ts';
import styles from './bottom-bar.module.css';

interface BottomBarProps extends Pick<VehiclePageView, 'phone' | 'actions'> {
  readonly price: NonNullable<VehiclePageView['price']>;
}

/** @spec B2.61, L2.49 */
export const BottomBar = ({ price, phone, actions }: BottomBarProps) => {
  const { filled } = arrangePageActions([], actions);
  return (
    <section className={styles.bar} aria-label="Quick price and contact">
      <p>
        <b>{price.text}</b>
        {price.qualifier !== null && <small>{price.qualifier}</small>}
      </p>
      {phone !== null && (
        <PhoneLink className={filled === null ? buttons.filled : buttons.outlined} phone={phone}>
          {(text) => (
            <>
              <Icon name="phone" />
              <span className={filled === null ? undefined : styles.call}>
                {phone.askHref === null ? (
                  <>
                    Call<span className="visually-hidden"> {text}</span>
                  </>
                ) : (
                  text
                )}
              </span>
            </>
          )}
        </PhoneLink>
      )}
      {filled !== null && (
        <a className={buttons.filled} href={filled.href}>
          {'shortLabel' in filled ? filled.shortLabel : filled.label}
        </a>
      )}
    </section>
  );
};
