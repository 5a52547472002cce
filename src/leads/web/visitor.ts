import { type LeadTextKey, leadFieldTable } from '../rules/lead-fields.ts';

/** Where the browser keeps who filled in a form on this site: storage belongs to one host. @spec L3.04 */
const storageKey = 'forecourt.visitor';

/** What is remembered of a visitor. @spec L3.04 */
export const visitorKeys = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'postcode',
] as const satisfies readonly LeadTextKey[];

/** Who filled in a form before, by the names of the form. @spec L3.04 */
export type Visitor = Readonly<Record<string, string>>;

const names = visitorKeys.map((key) => leadFieldTable[key].name);
const neededNames = (['firstName', 'email', 'phone'] as const).map((key) => leadFieldTable[key].name);

/** Who is remembered; null for nobody, and where the browser keeps nothing. */
export const readVisitor = (): Visitor | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (kept === null || typeof kept !== 'object') return null;
    const texts = names.map((name) => [name, Reflect.get(kept, name)] as const);
    return Object.fromEntries(
      texts.filter((entry): entry is [(typeof names)[number], string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
};

/** Remembers who sent a form, when it says name, email and phone. @spec L3.04, L4.05, L4.29 */
export const saveVisitor = (fields: Readonly<Record<string, unknown>>): void => {
  const isWhole = neededNames.every((name) => typeof fields[name] === 'string' && fields[name].trim() !== '');
  if (!isWhole) return;
  // What this form did not ask for stays known.
  const known = {
    ...readVisitor(),
    ...Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing: the next form is filled in by hand.
  }
};

export const forgetVisitor = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // There is nothing to forget.
  }
};
