import type { PlacedPart } from '#src/ui/page-pieces.ts';
import { partElement } from '#src/ui/remembered.tsx';

/** HTML of the remembered parts, by the object that each was rendered from, then by variant. */
export type PartMemory = WeakMap<object, Map<string, string>>;

export interface PartDrawing {
  readonly place: (of: object, variant: string) => PlacedPart;
  /** Puts the remembered parts into the page's HTML. Remembers newly rendered parts, unless they contain a script. */
  readonly fill: (html: string) => string;
}

interface Part {
  readonly of: object;
  readonly variant: string;
  readonly html: string | undefined;
}

const startTag = `<${partElement} n="`;
const startTagEnd = '">';
const endTag = `</${partElement}>`;

export const createPartDrawing = (memory: PartMemory): PartDrawing => {
  const parts: Part[] = [];

  const remember = (at: number, drawn: string): void => {
    const part = parts[at];
    if (part === undefined || drawn.includes('<script')) return;
    const variants = memory.get(part.of) ?? new Map<string, string>();
    // Stores a copy, because a slice would keep the whole page in memory.
    variants.set(part.variant, Buffer.from(drawn).toString());
    memory.set(part.of, variants);
  };

  return {
    place: (of, variant) => {
      const html = memory.get(of)?.get(variant);
      return { at: parts.push({ of, variant, html }) - 1, isKnown: html !== undefined };
    },
    fill: (html) => {
      let filled = '';
      let from = 0;
      for (let start = html.indexOf(startTag); start >= 0; start = html.indexOf(startTag, from)) {
        const content = html.indexOf(startTagEnd, start) + startTagEnd.length;
        const end = html.indexOf(endTag, content);
        const at = Number(html.slice(start + startTag.length, content - startTagEnd.length));
        const known = parts[at]?.html;
        const drawn = known ?? html.slice(content, end);
        if (known === undefined) remember(at, drawn);
        filled += html.slice(from, start) + drawn;
        from = end + endTag.length;
      }
      return filled + html.slice(from);
    },
  };
};

const memories = new WeakMap<object, PartMemory>();

/** A changed configuration is a new `site` object, so its memory starts empty. */
export const findPartMemory = (site: object): PartMemory => {
  const memory: PartMemory = memories.get(site) ?? new WeakMap();
  memories.set(site, memory);
  return memory;
};
