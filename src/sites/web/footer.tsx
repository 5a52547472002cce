import { licencesAnchor } from '#src/lib/page-paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import { AsSent, drawsAll } from '#src/ui/late/as-sent.tsx';
import { PhoneLink } from '#src/ui/phones/phone-link.tsx';
import { Remembered } from '#src/ui/remembered.tsx';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import type { FooterGroupView, ShellView } from './shell-view.ts';

function Links({ links }: Pick<FooterGroupView, 'links'>) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Dropdown({ title, links }: Pick<FooterGroupView, 'title' | 'links'>) {
  return (
    <>
      <h2 className={styles.open}>{title}</h2>
      <details data-folds>
        <summary>
          <h2>{title}</h2>
          <Icon name="chevronDown" size="small" />
        </summary>
        <Links links={links} />
      </details>
    </>
  );
}

const names = { groups: 'footer groups', foot: 'footer foot' } as const;

function DrawnGroups({ footer }: Pick<ShellView, 'footer'>) {
  return (
    <div className={styles.groups} data-sent={names.groups}>
      {footer.groups.map(({ title, isDropdown, links }) => (
        <nav key={title} aria-label={title}>
          {isDropdown ? (
            <Dropdown title={title} links={links} />
          ) : (
            <>
              <h2>{title}</h2>
              <Links links={links} />
            </>
          )}
        </nav>
      ))}
    </div>
  );
}

const Groups = drawsAll ? DrawnGroups : () => <AsSent className={styles.groups} name={names.groups} />;

const maxOpenLicences = 3;

function Licences({ licences, licencesLabel }: Pick<ShellView['footer'], 'licences' | 'licencesLabel'>) {
  if (licences.length === 0) return null;
  const list = (
    <ul id={licencesAnchor} className={styles.licences} aria-label="Licences">
      {licences.map((licence) => (
        <li key={licence}>{licence}</li>
      ))}
    </ul>
  );
  if (licences.length <= maxOpenLicences) return list;
  return (
    <details className={styles.folded}>
      <summary>
        {licencesLabel}
        <Icon name="chevronDown" size="small" />
      </summary>
      {list}
    </details>
  );
}

function Social({ social }: Pick<ShellView['footer'], 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label="Follow us">
      {social.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function DrawnFoot({ footer }: Pick<ShellView, 'footer'>) {
  return (
    <div className={styles.foot} data-sent={names.foot}>
      <p>{footer.priceNote}</p>
      {footer.acknowledgement !== null && <p>{footer.acknowledgement}</p>}
      <p>{footer.entity}</p>
      <Social social={footer.social} />
    </div>
  );
}

const Foot = drawsAll ? DrawnFoot : () => <AsSent className={styles.foot} name={names.foot} />;

/** @spec L2.41 to L2.45 */
export function Footer({ site }: { readonly site: ShellView }) {
  const { footer } = site;
  return (
    <footer className={styles.footer} data-layout={site.layout.footer}>
      <div className="page-width">
        <div className={styles.head}>
          {footer.sentence === null ? (
            <Brand site={site} ground="foot" />
          ) : (
            <p className={styles.sentence}>{footer.sentence}</p>
          )}
          <PhoneLink className={styles.phone} phone={site.phone} />
        </div>
        <Remembered of={site} variant="footer">
          <Groups footer={footer} />
        </Remembered>
        <Licences licences={footer.licences} licencesLabel={footer.licencesLabel} />
        <Foot footer={footer} />
      </div>
    </footer>
  );
}
