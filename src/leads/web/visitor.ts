import { type LeadTextKey, leadFieldTable } from '../rules/lead-fields.ts';

/** localStorage is per host, so details typed on one host aren't filled in on another. @spec L3.04 */
const storageKey = 'forecourt.visitor';

/** @spec L3.04 */
export const visitorKeys = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'postcode',
] as const satisfies readonly LeadTextKey[];

/** @spec L3.04 */
export type Visitor = Readonly<Record<string, string>>;

const names = visitorKeys.map((key) => leadFieldTable[key].name);
const neededNames = (['firstName', 'email', 'phone'] as const).map((key) => leadFieldTable[key].name);

export const readVisitor = (): Visitor | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (stored === null || typeof stored !== 'object') return null;
    const texts = names.map((name) => [name, Reflect.get(stored, name)] as const);
    return Object.fromEntries(
      texts.filter((entry): entry is [(typeof names)[number], string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
};

/** @spec L3.04, L4.05, L4.29 */
export const saveVisitor = (fields: Readonly<Record<string, unknown>>): void => {
  const isWhole = neededNames.every((name) => typeof fields[name] === 'string' && fields[name].trim() !== '');
  if (!isWhole) return;
  // Keeps details that this form didn't ask for.
  const known = {
    ...readVisitor(),
    ...Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
};

export const forgetVisitor = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
};
