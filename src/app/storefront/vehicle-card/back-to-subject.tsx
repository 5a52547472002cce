import * as pagePaths from '#src/lib/page-paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { FormSubject } from './form-subject.ts';
import styles from './subject-columns.module.css';

interface BackToSubjectProps {
  readonly subject: FormSubject;
  /** 'car' */
  readonly noun: string;
}

/** The way from a page about a vehicle back to it, or to the search where the site shows it no more. @spec B4.16 */
export const BackToSubject = ({ subject, noun }: BackToSubjectProps) => (
  <p>
    <a className={styles.back} href={subject.isListed ? subject.href : pagePaths.search}>
      <Icon name="arrowLeft" size="small" /> {subject.isListed ? `Back to the ${noun}` : 'Back to the search'}
    </a>
  </p>
);
