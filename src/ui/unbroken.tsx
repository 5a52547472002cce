import { Fragment } from 'react';
import styles from './unbroken.module.css';

/** A name whose hyphens end no line: 'CX-5', never 'CX-' and '5'. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.includes('-')
    ? text.split(' ').map((word, at) => (
        // Words keep their order, so the index is a stable key.
        <Fragment key={`${word}-${String(at)}`}>
          {at > 0 && ' '}
          {word.includes('-') ? <span className={styles.word}>{word}</span> : word}
        </Fragment>
      ))
    : text;
