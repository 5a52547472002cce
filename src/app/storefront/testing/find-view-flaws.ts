import { emptyFigure, faultyWords } from '#src/vehicle/testing/any-text.ts';

const checkText = (text: string, path: string): readonly string[] => {
  if (text.trim() === '') return [`${path} is empty`];
  return faultyWords.test(text) || emptyFigure.test(text) ? [`${path} says ${text}`] : [];
};

export const findViewFlaws = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return checkText(value, path);
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  // Views are sent as JSON, which has no maps, sets or dates.
  if (!Array.isArray(value) && value.constructor !== Object) return [`${path} is a ${value.constructor.name}`];
  return Object.entries(value).flatMap(([name, inner]) => findViewFlaws(inner, `${path}/${name}`));
};
