import { toKebabCase } from '#src/lib/text/to-kebab-case.ts';
import { commonIconNames, Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import styles from './catalogue-route.module.css';
import { Part } from './part.tsx';

const toToken = (key: string): string => `--${toKebabCase(key)}`;

/** A square in the colour of a token: an SVG, since style attributes are forbidden here. */
const Swatch = ({ token }: { readonly token: string }) => (
  <li>
    <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
      <rect width={48} height={48} fill={`var(${token})`} />
    </svg>
    <code>{token}</code>
  </li>
);

/** Colours, type and icons of the site's theme. `colours` are the keys of its palette. */
export function ThemeParts({ colours }: { readonly colours: readonly string[] }) {
  return (
    <>
      <Part title="Colours">
        <ul className={styles.swatches}>
          {colours.map((key) => (
            <Swatch key={key} token={toToken(key)} />
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className={styles.hero}>Largest words</p>
        <p className={styles.title}>Title of a page</p>
        <p className={styles.large}>A lead paragraph says one thing.</p>
        <p>Text reads at this size. $42,990 and 29,640 km are figures in it.</p>
        <p className={styles.small}>Second lines are quieter.</p>
      </Part>
      <Part title="Icons">
        <ul className={styles.icons}>
          {commonIconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
              {name}
            </li>
          ))}
          {Object.entries(pageIcons).map(([key, name]) => (
            <li key={key}>
              <Icon name={name} size="large" />
              {key}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
