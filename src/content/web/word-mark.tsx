import { setWordMark } from '#src/content/view/set-word-mark.ts';
import styles from './word-mark.module.css';

/** @spec B1.18, L3.12 */
export const WordMark = ({ name }: { readonly name: string }) => {
  const { lines, sizePx } = setWordMark(name);
  const lineHeightPx = sizePx * 1.15;
  const topPx = 32.5 - ((lines.length - 1) * lineHeightPx) / 2;
  return (
    <svg
      className={styles.mark}
      width={76}
      height={65}
      viewBox="0 0 76 65"
      overflow="visible"
      textAnchor="middle"
      dominantBaseline="central"
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <text key={line} x={38} y={topPx + index * lineHeightPx} fontSize={sizePx}>
          {line}
        </text>
      ))}
    </svg>
  );
};
