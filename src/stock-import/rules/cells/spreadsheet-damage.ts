const errorValue = /^#(?:name\?|ref!|value!|div\/0!|null!|num!|spill!|calc!)$/i;

const tooNarrow = /^#{3,}$/;

export const isSpreadsheetError = (cell: string): boolean => errorValue.test(cell) || tooNarrow.test(cell);

export const explainSpreadsheetError = (cell: string): string =>
  tooNarrow.test(cell)
    ? `"${cell}" means that the spreadsheet's column is too narrow`
    : `"${cell}" is a spreadsheet error`;

const rounded = /^\d(?:[.,]\d+)?e\+\d+$/i;

/** True for '1.02E+05'. Spreadsheets write long numbers in this way and lose the last digits. */
export const isRoundedNumber = (cell: string): boolean => rounded.test(cell);

export const explainRoundedNumber = (cell: string): string =>
  `"${cell}" is a number that the spreadsheet rounded. Format the column as text, write the whole stock number again and export the file again`;

export const hasLostCharacter = (cell: string): boolean => cell.includes('\uFFFD');

export const explainLostCharacter = (cell: string): string =>
  `${JSON.stringify(cell.slice(0, 40))} has a damaged character`;
