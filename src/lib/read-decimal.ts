export const readDecimal = (text: string): number | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  return /^(\d{1,9}(\.\d{0,4})?|\.\d{1,4})$/.test(bare) ? Number(bare) : null;
};
