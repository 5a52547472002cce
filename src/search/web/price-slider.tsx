import { useEffect, useId, useRef, useState } from 'react';
import { formatPrice } from '#src/lib/format-number.ts';
import { readDecimal } from '#src/lib/read-decimal.ts';
import buttons from '#src/ui/button.module.css';
import { movePriceBounds, priceStepDollars } from '../rules/move-price-bounds.ts';
import type { PriceSliderView } from '../view/facets/build-price-slider-view.ts';
import { RangeSlider } from './facets/range-slider.tsx';
import styles from './price-slider.module.css';

const formatDollars = (dollars: number): string => formatPrice(dollars * 100);
const ignore = (): void => undefined;

const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const [low, high] = [...form.querySelectorAll<HTMLInputElement>('input[type="range"]')].map(({ value }) => value);
  return { from: String(data.get('from[price]') || low), to: String(data.get('to[price]') || high) };
};

/** @spec L2.69, L5.11, L5.12 */
export const PriceSlider = ({ slider }: { readonly slider: PriceSliderView }) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { minDollars, maxDollars } = slider;
  const [text, setText] = useState({ from: '', to: '' });
  // Adopts what the shopper chose before hydration. A knob at the end of the track means no limit. @spec D.19
  useEffect(() => {
    if (form.current === null) return;
    const chosen = readForm(form.current);
    setText({
      from: chosen.from === String(minDollars) ? '' : chosen.from,
      to: chosen.to === String(maxDollars) ? '' : chosen.to,
    });
  }, [minDollars, maxDollars]);
  const from = Math.max(minDollars, Math.min(readDecimal(text.from) ?? minDollars, maxDollars - priceStepDollars));
  const to = Math.min(maxDollars, Math.max(readDecimal(text.to) ?? maxDollars, from + 1));
  const move = (low: number, high: number) => {
    const bounds = movePriceBounds({ from, to }, { from: low, to: high });
    setText({
      from: bounds.from <= minDollars ? '' : String(bounds.from),
      to: bounds.to >= maxDollars ? '' : String(bounds.to),
    });
  };
  const fields = [
    { side: 'from', label: 'From', placeholder: formatDollars(minDollars) },
    { side: 'to', label: 'To', placeholder: formatDollars(maxDollars) },
  ] as const;
  return (
    <form ref={form} className={styles.form} action={slider.action} method="get">
      <h3>
        {formatDollars(from)} - {formatDollars(to)}
      </h3>
      <RangeSlider
        label="Price"
        min={minDollars}
        max={maxDollars}
        step={priceStepDollars}
        from={from}
        to={to}
        bars={[]}
        formatValue={formatDollars}
        onMove={move}
        onSettle={ignore}
      />
      {fields.map(({ side, label, placeholder }) => (
        <div key={side} className={styles.field}>
          <label htmlFor={`${id}${side}`}>
            {label}
            <span className="visually-hidden">, price in dollars</span>
          </label>
          <input
            id={`${id}${side}`}
            name={`${side}[price]`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            placeholder={placeholder}
            value={text[side]}
            onChange={({ target }) => setText({ ...text, [side]: target.value })}
          />
        </div>
      ))}
      <button type="submit" className={buttons.filled}>
        {slider.submitLabel}
      </button>
    </form>
  );
};
