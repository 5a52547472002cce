import buttons from '#src/ui/button.module.css';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { PageActionView } from '#src/vehicle/view/button-view.ts';
import styles from './vehicle-contact.module.css';

/** Reserving and buying use the tag icon. */
const icons: Readonly<Partial<Record<PageActionView['name'], IconName>>> = {
  testDrive: pageIcons.clock,
  photos: pageIcons.mail,
  finance: pageIcons.gauge,
  tradeIn: pageIcons.sort,
};

/** Draws the enquiry as a button and the other actions as lines. @spec L2.49 */
export const PageActions = ({ actions }: { readonly actions: readonly PageActionView[] }) =>
  actions.map(({ name, label, href }) =>
    name === 'enquire' ? (
      <a key={name} className={`${buttons.outlined} ${styles.button}`} href={href}>
        {label}
      </a>
    ) : (
      <p key={name} className={styles.line}>
        <Icon name={icons[name] ?? 'tag'} />
        <a href={href}>{label}</a>
      </p>
    ),
  );
