import { readText } from '#src/ui/testing/read-text.ts';
import { faultyWords } from '#src/vehicle/testing/any-text.ts';

const worded = [
  ...['h1', 'h2', 'h3', 'a', 'button', 'summary', 'label', 'option', 'caption'],
  ...['p', 'li', 'dt', 'dd', 'th', 'td', 'small', 'b', 's'],
];

const findWordless = (markup: string): readonly string[] =>
  worded.flatMap((tag) => {
    // Matches innermost elements only. If they contain text, so do the elements around them.
    const element = new RegExp(`<${tag}(\\s[^>]*)?>((?:(?!<${tag}[\\s>]).)*?)</${tag}>`, 'gs');
    return [...markup.matchAll(element)].flatMap(([whole, attributes = '', content = '']) => {
      const isNamed = /\saria-label="[^"]*\S[^"]*"/.test(attributes + content);
      const isLive = attributes.includes('role="status"');
      const hasPicture = /<(img|video|iframe)\s/.test(content);
      return readText(content) === '' && !isNamed && !isLive && !hasPicture ? [`no words in ${whole}`] : [];
    });
  });

const findHollow = (markup: string): readonly string[] =>
  [...markup.matchAll(/<(ul|ol|dl|table|tbody|section|article|address|nav|details)(\s[^>]*)?><\/\1>/g)].map(
    ([whole]) => `nothing in ${whole}`,
  );

const findBadAddresses = (markup: string): readonly string[] =>
  [...markup.matchAll(/\s(?:href|src|srcset|poster|action)="([^"]*)"/g)].flatMap(([whole, address = '']) => {
    const isBroken = /^#?$|^javascript:/i.test(address);
    return isBroken ? [`bad address${whole}`] : [];
  });

const findDeadAnchors = (markup: string): readonly string[] =>
  [...markup.matchAll(/\s(?:href="#|for="|aria-labelledby="|popovertarget=")([^"]+)"/gi)].flatMap(([whole, id]) =>
    markup.includes(` id="${id}"`) ? [] : [`nothing is called${whole}`],
  );

const findTwins = (markup: string): readonly string[] => {
  const ids = [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements are called ${id}`);
};

const withoutScripts = (markup: string): string => markup.replaceAll(/<script[\s>][\s\S]*?<\/script>/g, '');

export const findMarkupFlaws = (markup: string): readonly string[] => {
  const faulty = faultyWords.exec(withoutScripts(markup));
  return [
    ...(faulty === null
      ? []
      : [`…${withoutScripts(markup).slice(Math.max(0, faulty.index - 80), faulty.index + 40)}…`]),
    ...[...markup.matchAll(/\saria-label="\s*"|\stitle="\s*"/g)].map(([whole]) => `empty${whole}`),
    ...findWordless(markup),
    ...findHollow(markup),
    ...findBadAddresses(markup),
    ...findDeadAnchors(markup),
    ...findTwins(markup),
  ];
};
