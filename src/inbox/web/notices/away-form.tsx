import { Form } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Section } from '#src/ui/desk/part.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from './notices.module.css';

interface AwayFormProps {
  readonly view: {
    readonly backOn: string;
    readonly lastDay: string | null;
  };
}

export const AwayForm = ({ view: { backOn, lastDay } }: AwayFormProps) => (
  <Section id="away" title="Away">
    <p className={kit.quiet}>
      {lastDay === null
        ? 'While you’re away, new leads go to others.'
        : `You’re away until ${lastDay}. New leads go to others.`}
    </p>
    <Form method="post" className={`${kit.line} ${styles.away}`} preventScrollReset key={backOn}>
      <input type="hidden" name="intent" value="away" />
      <TextField error={null} isOptional id="back-on" name="backOn" type="date" label="Back on" defaultValue={backOn} />
      <button type="submit" className={buttons.outlined}>
        Save
      </button>
    </Form>
  </Section>
);
