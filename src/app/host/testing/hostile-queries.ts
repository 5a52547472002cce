const repeat = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join('&');
/** Closes an attribute and a tag, then adds a script and a picture whose error handler runs a script. */
export const hostileMarkup = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** Query strings that no shopper sends, with what is wrong with each. */
export const hostileQueries: readonly (readonly [name: string, query: string])[] = [
  ['a value of 1.5 kB', `query=${'x'.repeat(1500)}`],
  ['a value of 10 kB', `query=${'x'.repeat(10_000)}`],
  ['a key of 10 kB', `${'k'.repeat(10_000)}=1`],
  ['a key 200 times', repeat(200, () => 'make=Kia')],
  ['1,000 facets', repeat(1000, (at) => `f${at}=1`)],
  ['as many colours as fit', repeat(180, (at) => `colour=${at}`)],
  ['a range that is a word', 'range[price]=nonsense'],
  ['a range of no numbers', 'range[price]=NaN:Infinity'],
  ['a range past all numbers', 'range[price]=1e999:-1e999'],
  ['a range below zero', 'range[km]=-5:-1'],
  ['a range of colons', 'range[price]=::::'],
  ['a range as a list', 'range[price][]=1&range[price]=2:3&range=4&range[]=5'],
  ['an empty range of a form', 'from[price]=abc&to[price]=1e400'],
  ['a page below one', 'page=-1'],
  ['page zero', 'page=0'],
  ['a gigantic page', 'page=99999999999999999999'],
  ['a page past the last', 'page=99999'],
  ['a page that is no number', 'page=NaN&page=Infinity'],
  ['a page in powers', 'page=1e3'],
  ['null characters', 'query=%00&make=a%00b&page=%00&sortBy=%00'],
  ['words of nothing but operators', 'query=under+over+between+-+--+not+%24+%2B'],
  ['words and exclusions without end', `query=${'not+'.repeat(200)}&${repeat(200, (at) => `not[make]=${at}`)}`],
  ['words that were never read', 'typed=%3Cscript%3E&literal=maybe&not[__proto__]=x&not[make][]=y'],
  ['a lone surrogate', 'query=%ED%A0%80&make=%ED%BF%BF'],
  ['bytes that are no text', 'query=%FF%FE%80'],
  ['percent signs that escape nothing', 'query=%&make=%zz&colour=%E0%A4%A'],
  ['prototypes', '__proto__=x&__proto__[page]=9&constructor=y&prototype[a]=1&hasOwnProperty=2'],
  [
    'prototypes as values',
    ['constructor', 'toString', 'hasOwnProperty', 'valueOf']
      .map((name) => `make=${name}&body=${name}&car_type=${name}&colour=${name}&location=${name}&sortBy=${name}`)
      .join('&'),
  ],
  ['lists and objects', 'make[]=Kia&make[]=Ford&make[0]=BMW&make[a][b]=c'],
  ['operators', 'make={"$gt":""}&query[$ne]=1'],
  ['SQL', `query=' OR 1=1; DROP TABLE vehicles; --&make=')) UNION SELECT 1--`],
  ['a filter inside a value', 'make=Kia" OR show_on_dealer_website = false OR make = "x'],
  ['markup', `query=${hostileMarkup}&make=${hostileMarkup}&colour=${hostileMarkup}`],
  ['a script address', 'query=javascript:alert(1)&make=javascript:alert(1)'],
  ['characters that turn text round', 'query=%E2%80%AEabc&make=%E2%80%AEabc'],
  ['a sort by what is not sorted by', 'sortBy=__proto__:asc&sortBy=price:sideways'],
  ['a sort of commands', 'sortBy=price:asc;drop'],
  ["React Router's own parameter", '_routes=__proto__,nonsense'],
  ['nothing but separators', '&&&&====&=&?&#'],
];
