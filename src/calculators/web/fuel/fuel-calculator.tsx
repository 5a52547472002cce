import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FuelView } from '#src/calculators/view/fuel/build-fuel-view.ts';
import styledCells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import { describeFuelCost } from '../../view/fuel/describe-fuel-cost.ts';
import { AmountField } from '../amount-field.tsx';
import styles from '../calculator.module.css';

const readEntry = (form: HTMLFormElement): { priceText: string; kmText: string } => {
  const data = new FormData(form);
  return { priceText: String(data.get('price')), kmText: String(data.get('km')) };
};

/** @spec B2.47, B9.24 to B9.26, D.12 */
export const FuelCalculator = ({ fuel }: { readonly fuel: FuelView }) => {
  const form = useRef<HTMLFormElement>(null);
  const { litresPer100Km } = fuel;
  const [entry, setEntry] = useState({ priceText: fuel.priceText, kmText: fuel.kmText });
  // Adopts what the shopper typed before hydration.
  useEffect(() => {
    if (form.current !== null) setEntry(readEntry(form.current));
  }, []);
  const answer = describeFuelCost({ ...entry, litresPer100Km });
  const wrong = answer.kind === 'wrong' ? answer : null;
  return (
    <form
      ref={form}
      className={styles.calculator}
      onInput={(event: FormEvent<HTMLFormElement>) => setEntry(readEntry(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields} data-needs="scripts">
        <AmountField
          name="price"
          label="Fuel price"
          prefix="$"
          suffix="per litre"
          field={{ defaultValue: fuel.priceText }}
          error={wrong?.field === 'price' ? wrong.message : null}
        />
        <AmountField
          name="km"
          label="Distance"
          suffix="km per week"
          field={{ defaultValue: fuel.kmText }}
          error={wrong?.field === 'km' ? wrong.message : null}
        />
      </div>
      <div role="status">
        <FigureCells className={`${styledCells.figures} ${styles.cells}`} cells={answer.cells} />
      </div>
      <p className={styles.note}>
        {fuel.basis} {fuel.caution}
      </p>
      <p className={styles.note} data-needs="noScripts">
        At ${fuel.priceText} a litre and {fuel.kmText} km a week.
      </p>
    </form>
  );
};
