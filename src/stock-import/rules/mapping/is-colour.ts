import { spellOutColour } from '#src/vehicle/rules/spell-out-colour.ts';

const colours: ReadonlySet<string> = new Set(
  'white black silver grey gray charcoal graphite red maroon burgundy blue navy green teal yellow gold bronze orange brown beige cream purple pink pearl metallic champagne titanium'.split(
    ' ',
  ),
);

const longestColour = 40;

export const isColour = (cell: string): boolean =>
  cell.length <= longestColour &&
  (
    spellOutColour(cell)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).some((word) => colours.has(word));
