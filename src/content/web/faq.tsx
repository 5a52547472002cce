import { Icon } from '#src/ui/icon.tsx';
import { DealerWords } from './dealer-words.tsx';
import styles from './faq.module.css';

interface FaqProps {
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string;
  }[];
}

export const Faq = ({ questions }: FaqProps) => (
  <div className={styles.faq}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          {question}
          <Icon name="chevronDown" />
        </summary>
        <DealerWords className={styles.answer} html={answer} />
      </details>
    ))}
  </div>
);
