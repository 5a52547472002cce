import { Icon } from '#src/ui/icon.tsx';
import type { CardTagView } from '../view/card/build-card-parts.ts';
import styles from './tag-content.module.css';

const seal = {
  strokes:
    'm12 2.5 2.4 2 3.1-.3.9 3 2.6 1.7-1.1 2.9 1.1 3-2.6 1.7-.9 3-3.1-.4-2.4 2-2.4-2-3.1.4-.9-3L3 14.8l1.1-3L3 8.9l2.6-1.7.9-3 3.1.3zm-3.5 9.6 2.4 2.4 4.6-4.8',
};

/** @spec B4.08 */
export const TagContent = ({ tag }: { readonly tag: CardTagView }) => {
  if (tag.logoSrc !== null) return <img className={styles.logo} src={tag.logoSrc} alt={tag.text} />;
  if (tag.kind !== 'certified') return tag.text;
  return (
    <span className={styles.certified}>
      <Icon name={seal} size="small" />
      {tag.text}
    </span>
  );
};
