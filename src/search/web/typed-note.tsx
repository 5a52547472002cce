import type { TypedNoteView } from '../view/build-typed-note.ts';
import styles from './typed-note.module.css';

/** Says what a shopper's words were read as, and leads to a search for the words themselves. */
export const TypedNote = ({ note }: { readonly note: TypedNoteView }) => (
  <p className={styles.note}>
    <span>
      {note.text} <q>{note.typed}</q>
      {note.dropped !== null && `. ${note.dropped}`}
    </span>{' '}
    <a href={note.literalHref}>Search for these words instead</a>
  </p>
);
