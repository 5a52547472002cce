import { Icon, type IconName } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { BannerLinkView } from '#src/vehicle/view/button-view.ts';
import styles from './links-banner.module.css';

const icons: Readonly<Record<BannerLinkView['name'], IconName>> = {
  offers: 'tag',
  service: pageIcons.wheel,
  sell: pageIcons.sort,
};

/** @spec B2.55, B2.56 */
export const LinksBanner = ({ links }: { readonly links: readonly BannerLinkView[] }) => {
  if (links.length === 0) return null;
  return (
    <nav className={styles.banner} aria-label="More from us">
      <ul>
        {links.map(({ name, label, note, href }) => (
          <li key={name}>
            <a href={href}>
              <Icon name={icons[name]} size="large" />
              <span>
                <b>{label}</b>
                {note !== null && <small>{note}</small>}
              </span>
              <Icon name="arrowRight" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
