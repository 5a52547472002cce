export const readHost = (text: string): string => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/*/, '');
  return (plain.split(/[/?#:]/, 1)[0] ?? '').replace(/\.$/, '');
};
