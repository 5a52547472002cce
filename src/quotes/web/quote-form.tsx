import { type FormEvent, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { calculateQuote, maxExtras } from '../rules/calculate-quote.ts';
import { maxLengths, readQuote, readTypedQuote, type TypedQuote } from '../rules/read-quote-form.ts';
import type { QuoteFormView } from '../view/build-quote-form-view.ts';
import { describeQuoteFault } from '../view/describe-quote-fault.ts';
import { describeGst, formatRowAmount, listQuoteRows } from '../view/list-quote-rows.ts';
import styles from './quote-form.module.css';

interface QuoteFormProps {
  readonly view: QuoteFormView;
  readonly problem: string | null;
}

const workOut = (typed: TypedQuote, today: string) => {
  const reading = readQuote(typed, today);
  if (reading.kind === 'refused') return { kind: 'refused', problem: reading.problem } as const;
  const { sums, tradeIn } = reading.quote;
  const calculated = calculateQuote(sums);
  if (calculated.kind === 'refused') return { kind: 'refused', problem: describeQuoteFault(calculated.fault) } as const;
  const { figures } = calculated;
  return { kind: 'figures', rows: listQuoteRows(figures, tradeIn), gst: describeGst(figures) } as const;
};

const Sums = ({ typed, today }: { readonly typed: TypedQuote; readonly today: string }) => {
  const outcome = workOut(typed, today);
  return (
    <section className={styles.sums} aria-label="Totals" aria-live="polite">
      <h2>Totals</h2>
      {outcome.kind === 'refused' ? (
        <p className={kit.quiet}>{outcome.problem}</p>
      ) : (
        <>
          <dl>
            {outcome.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two extras can have one name
              <div key={`${row.label} ${index}`} data-kind={row.kind}>
                <dt>{row.label}</dt>
                <dd>{formatRowAmount(row)}</dd>
              </div>
            ))}
          </dl>
          <p className={kit.quiet}>{outcome.gst}</p>
        </>
      )}
    </section>
  );
};

interface AmountProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

const Amount = ({ name, label, value, hint, isOptional = true }: AmountProps) => (
  <TextField
    error={null}
    id={`quote-${name}`}
    name={name}
    label={label}
    hint={hint}
    inputMode="decimal"
    autoComplete="off"
    maxLength={maxLengths.amount}
    affix={{ at: 'before', text: '$' }}
    isOptional={isOptional}
    defaultValue={value}
  />
);

const Extras = ({ extras }: Pick<TypedQuote, 'extras'>) => (
  <fieldset className={styles.extras}>
    <legend>Accessories and extras</legend>
    {extras.map(({ label, amount }, index) => {
      const number = index + 1;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
        <div key={index} className={styles.pair}>
          <TextField
            error={null}
            id={`quote-extra-${number}`}
            name="extraLabel"
            label={`Extra ${number}`}
            maxLength={maxLengths.label}
            autoComplete="off"
            isOptional
            defaultValue={label}
          />
          <TextField
            error={null}
            id={`quote-extra-amount-${number}`}
            name="extraAmount"
            label={`Amount ${number}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxLengths.amount}
            affix={{ at: 'before', text: '$' }}
            isOptional
            defaultValue={amount}
          />
        </div>
      );
    })}
  </fieldset>
);

export const QuoteForm = ({ view, problem }: QuoteFormProps) => {
  const id = useId();
  const [typed, setTyped] = useState(view.typed);
  // Stays the same when another person's change reloads the page, so that sending the form twice makes one quote.
  const [{ quoteUuid }] = useState(view.typed);
  const [rows, setRows] = useState(view.typed.extras);
  const isSaving = useNavigation().formMethod === 'POST';
  const { today } = view;
  const note = (event: FormEvent<HTMLFormElement>): void => setTyped(readTypedQuote(new FormData(event.currentTarget)));
  const addRow = (): void => setRows([...rows, { label: '', amount: '' }]);
  return (
    <Form method="post" className={styles.form} onInput={note} preventScrollReset>
      <input type="hidden" name="quote" value={quoteUuid} />
      <div className={styles.fields}>
        <Problem text={problem} />
        <div className={styles.pair}>
          <Amount name="price" label="Price" hint={view.advertised} value={view.typed.price} isOptional={false} />
          <SelectField
            error={null}
            id={`${id}-kind`}
            name="priceKind"
            label="Price type"
            prompt={null}
            options={[
              { value: 'driveAway', label: 'Drive away' },
              { value: 'plusCharges', label: 'Before government charges' },
            ]}
            defaultValue={view.typed.priceKind}
          />
        </div>
        <Amount
          name="charges"
          label="Government charges"
          hint="Stamp duty, registration and compulsory insurance. If you enter them, the quote shows the exact GST."
          value={view.typed.charges}
        />
        <Extras extras={rows} />
        {rows.length < maxExtras && (
          <>
            <button type="button" className={buttons.outlined} data-needs="scripts" onClick={addRow}>
              Add an extra
            </button>
            {/* Without scripts, the server adds rows. */}
            <button type="submit" name="intent" value="addRows" className={buttons.outlined} data-needs="noScripts">
              Add more extras
            </button>
          </>
        )}
        <div className={styles.pair}>
          <TextField
            error={null}
            id={`${id}-car`}
            name="tradeInCar"
            label="Trade-in"
            maxLength={maxLengths.car}
            isOptional
            autoComplete="off"
            hint="Such as 2015 Mazda 3, 123ABC"
            defaultValue={view.typed.tradeInCar}
          />
          <Amount name="tradeIn" label="Trade-in allowance" value={view.typed.tradeIn} />
        </div>
        <div className={styles.pair}>
          <Amount name="discount" label="Discount" value={view.typed.discount} />
          <Amount name="deposit" label="Deposit" value={view.typed.deposit} />
        </div>
        <TextField
          error={null}
          id={`${id}-until`}
          name="validUntil"
          type="date"
          label="Valid until"
          min={today}
          max={view.lastDay}
          defaultValue={view.typed.validUntil}
        />
      </div>
      <div className={styles.side}>
        <Sums typed={typed} today={today} />
        <div className={kit.buttons}>
          <button type="submit" name="intent" value="make" className={buttons.filled} disabled={isSaving}>
            Create quote
          </button>
          <button
            type="submit"
            name="intent"
            value="workOut"
            className={buttons.outlined}
            data-needs="noScripts"
            disabled={isSaving}
          >
            Calculate
          </button>
        </div>
        <p className={kit.quiet}>
          This creates a PDF that can’t be changed. It isn’t sent yet: next, you attach it to an email.
        </p>
      </div>
    </Form>
  );
};
