import type { TypedNoteView } from '../view/build-typed-note.ts';
import styles from './typed-note.module.css';

export const TypedNote = ({ note }: { readonly note: TypedNoteView }) => (
  <p className={styles.note}>
    <span>
      {note.text} <q>{note.typed}</q>
      {note.sorted}
      {note.dropped !== null && `. ${note.dropped}`}
    </span>{' '}
    <a href={note.literalHref}>Search for these words instead</a>
  </p>
);
