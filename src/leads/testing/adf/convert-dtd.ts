// xmllint-wasm is built without the check of DTDs, and with that of RELAX NG, which can say all that a DTD says.

const repeats: Readonly<Record<string, string>> = { '?': 'optional', '*': 'zeroOrMore', '+': 'oneOrMore' };

const repeat = (pattern: string, sign: string): string => {
  const tag = repeats[sign];
  return tag === undefined ? pattern : `<${tag}>${pattern}</${tag}>`;
};

/** A content model such as `(a, (b | c)?, d*)`, read from its first sign on. */
const convertModel = (model: string): string => {
  const tokens = model.match(/#PCDATA|[\w-]+|[(),|?*+]/g) ?? [];
  let at = 0;
  const take = (): string => tokens[at++] ?? '';
  const takeRepeat = (): string => (Object.hasOwn(repeats, tokens[at] ?? '') ? take() : '');
  const readPart = (): string => {
    const token = take();
    if (token === '#PCDATA') return '<text/>';
    const pattern = token === '(' ? readGroup() : `<ref name="${token}"/>`;
    return repeat(pattern, takeRepeat());
  };
  const readGroup = (): string => {
    const parts = [readPart()];
    const separator = tokens[at];
    while (tokens[at] === separator && take() !== ')') parts.push(readPart());
    if (separator !== ')') take();
    const tag = separator === '|' ? 'choice' : 'group';
    return `<${tag}>${parts.join('')}</${tag}>`;
  };
  return readPart();
};

const convertAttributes = (list: string): string =>
  [...list.matchAll(/([\w-]+)\s+(CDATA|\([^)]*\))\s+(?:#IMPLIED|"[^"]*")/g)]
    .map(([, name, type = '']) => {
      const values = type === 'CDATA' ? [] : type.slice(1, -1).split('|');
      const choice = values.map((value) => `<value>${value.trim()}</value>`).join('');
      const content = choice === '' ? '<text/>' : `<choice>${choice}</choice>`;
      return `<optional><attribute name="${name}">${content}</attribute></optional>`;
    })
    .join('');

/** A DTD as a schema of RELAX NG that allows the same documents. */
export const convertDtd = (dtd: string, root: string): string => {
  const attributes = new Map(
    [...dtd.matchAll(/<!ATTLIST\s+([\w-]+)\s+([^>]*)>/g)].map(([, name, list = '']) => [name, list] as const),
  );
  const defines = [...dtd.matchAll(/<!ELEMENT\s+([\w-]+)\s+([^>]*)>/g)].map(
    ([, name, model = '']) =>
      `<define name="${name}"><element name="${name}">${convertAttributes(attributes.get(name) ?? '')}${convertModel(model)}</element></define>`,
  );
  return `<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start><ref name="${root}"/></start>${defines.join('')}</grammar>`;
};
