import buttons from '#src/ui/button.module.css';
import { HiddenFields } from '#src/ui/fields/hidden-fields.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { ProblemList } from '#src/ui/fields/problem-list.tsx';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import flows from '#src/ui/growing-flow.module.css';
import { formAnchor } from '../rules/application-names.ts';
import type { LenderQuoteView, PersonalisedView } from '../view/build-personalised-view.ts';
import styles from './application-flow.module.css';
import { PartForm } from './part-form.tsx';
import quotes from './personalised-quotes.module.css';

const Quote = ({
  quote: { name, refusal, cells, points, form },
  isFirst,
}: {
  readonly quote: LenderQuoteView;
  readonly isFirst: boolean;
}) => (
  <li className={quotes.quote} data-refused={refusal === null ? undefined : ''}>
    <h3>{name}</h3>
    {refusal !== null && <p>{refusal}</p>}
    {cells.length > 0 && <FigureCells className={`${styledCells.prices} ${quotes.cells}`} cells={cells} />}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {form !== null && (
      <form action={form.action} method="post">
        <HiddenFields hidden={form.hidden} />
        <button type="submit" className={isFirst ? buttons.filled : buttons.outlined}>
          {form.submitLabel}
        </button>
      </form>
    )}
  </li>
);

/** @spec L2.13 */
export const PersonalisedQuotes = ({ view }: { readonly view: PersonalisedView }) => (
  <div id={formAnchor} tabIndex={-1} className={flows.steps}>
    <section className={styles.panel} aria-labelledby="finance-open">
      <h2 id="finance-open">Four questions</h2>
      {view.alert.length > 0 && (
        <ProblemBox>
          <ProblemList heading="h3" problems={view.alert} />
        </ProblemBox>
      )}
      <PartForm form={view.form} />
      {view.signInNote !== null && <p>{view.signInNote}</p>}
    </section>
    {view.quotes !== null && (
      <section className={quotes.quotes} aria-labelledby="finance-quotes">
        <h2 id="finance-quotes">{view.heading}</h2>
        <p>{view.note}</p>
        <ul>
          {view.quotes.map((quote, at) => (
            <Quote key={quote.slug} quote={quote} isFirst={at === 0} />
          ))}
        </ul>
        <p className={quotes.small}>{view.rateNote}</p>
      </section>
    )}
  </div>
);
