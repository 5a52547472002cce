import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { formatBound } from '../../view/facets/describe-facet-choice.ts';
import type { FacetView } from '../../view/facets/facet-view.ts';
import { isSheet } from '../navigation/search-elements.ts';
import styles from './facet-range.module.css';
import { RangeSlider } from './range-slider.tsx';

type RangeView = Extract<FacetView, { kind: 'range' }>;

const toText = (value: number | null, facet: RangeView): string =>
  value === null ? '' : formatBound(value, { ...facet, suffix: '' });

const toNumber = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

const clamp = (value: number, { min, max }: RangeView): number => Math.min(Math.max(value, min), max);

const isTyping = (form: HTMLFormElement | null, name: string): boolean =>
  form !== null && document.activeElement === form.elements.namedItem(name);

const pauseMs = 700;

const useTypedCount = (form: RefObject<HTMLFormElement | null>, typed: string | null, send: () => void): void => {
  useEffect(() => {
    const panel = form.current?.closest<HTMLElement>('[data-filter-panel]') ?? null;
    if (typed === null || !isSheet(panel)) return;
    const pause = setTimeout(send, pauseMs);
    return () => clearTimeout(pause);
  }, [form, typed, send]);
};

/** @spec D.19 */
export const FacetRange = ({ facet }: { readonly facet: RangeView }) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { from, to } = facet;
  const answered = { from: toText(from, facet), to: toText(to, facet) };
  const [text, setText] = useState(answered);
  // Updates each bound separately, and never while the shopper types it.
  useEffect(() => {
    if (!isTyping(form.current, facet.fromName)) setText((typed) => ({ ...typed, from: answered.from }));
  }, [answered.from, facet.fromName]);
  useEffect(() => {
    if (!isTyping(form.current, facet.toName)) setText((typed) => ({ ...typed, to: answered.to }));
  }, [answered.to, facet.toName]);
  const send = useCallback(() => form.current?.requestSubmit(), []);
  const isChanged = toNumber(text.from) !== from || toNumber(text.to) !== to;
  const settle = () => {
    if (isChanged) send();
    else setText(answered);
  };
  useTypedCount(form, isChanged ? `${text.from} ${text.to}` : null, send);
  // A knob at the end of the track means no limit. @spec D.19
  const move = (low: number, high: number) =>
    setText({
      from: low <= facet.min ? '' : toText(low, facet),
      to: high >= facet.max ? '' : toText(high, facet),
    });
  const fields = [
    { name: facet.fromName, caption: 'From', side: 'from', placeholder: facet.min },
    { name: facet.toName, caption: 'To', side: 'to', placeholder: facet.max },
  ] as const;
  return (
    <form ref={form} className={styles.range} action={facet.action} aria-label={facet.label}>
      {facet.hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <RangeSlider
        label={facet.label}
        min={facet.min}
        max={facet.max}
        step={facet.step}
        from={clamp(toNumber(text.from) ?? facet.min, facet)}
        to={clamp(toNumber(text.to) ?? facet.max, facet)}
        bars={facet.bars ?? []}
        formatValue={(value) => formatBound(value, facet)}
        onMove={move}
        onSettle={send}
      />
      <div className={styles.pair}>
        {fields.map(({ name, caption, side, placeholder }) => (
          <div key={side} className={styles.field}>
            <label htmlFor={`${id}${side}`}>
              <span className="visually-hidden">{facet.label} </span>
              {caption}
            </label>
            <input
              id={`${id}${side}`}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              placeholder={toText(placeholder, facet)}
              value={text[side]}
              onChange={(event) => setText({ ...text, [side]: event.target.value })}
              onBlur={settle}
            />
            {facet.suffix.trim() !== '' && <span aria-hidden="true">{facet.suffix.trim()}</span>}
          </div>
        ))}
      </div>
      <button type="submit" className={styles.apply}>
        Apply<span className="visually-hidden"> {facet.label}</span>
      </button>
    </form>
  );
};
