/** Matches a name, such as 'Mrs Pratt' or 'Trevor', but not 'Monday' or 'Inspection'. */
const person =
  /^(?:(?:Mr|Mrs|Ms|Dr)\b|(?:the )?(?!(?:(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)(?:day|nesday|sday|urday)?s?|January|February|March|April|June|July|August|September|October|November|December|Easter|Christmas|Xmas|Summer|Winter|Spring|Autumn|Weekends?|Holidays?|New|Black|Boxing|Sales?|Service|Auction|Finance|Family|Inspections?|Viewings?|Tests?|Delivery|Hire|Rego|Repairs?|Paint|Panel|Parts|Photos?|Pics|Clearance|Collection|Display|Demo|Loan|Tyres|Warranty|Roadworthy|Compliance|Details?|Sunday|The|This|That|You|Your|Our|Us|We|It|Its|Just|Only|Long|Less|More|All|Any|An|A)\b)[A-Z][a-z]+)/;
const someone =
  /^(?:(?:the |our |an? (?:local |repeat |regular )?)?(?:cust(?:omer)?|client|buyer|purchaser|new owner|bloke|lady|fella)\b|(?:my|his|her|their|our|a) (?:mum|mother|dad|father|sister|brother|son|daughter|wife|husband|missus|partner|mate|cousin|uncle|aunty?|nephew|niece|neighbour|boss|friend|nan|in-?laws?)\b)/i;
const untilDay =
  /^[^.;,!?]{2,25} (?:till?|until|by) (?:(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b)))/i;

const kept =
  /\b(?:(?:put|set|laid|kept|keep|keeping) (?:(?:it|this|this one|her|him) )?(?:aside|away|by|back)|(?:sav(?:e|ed|ing)|keep(?:ing)?|kept) (?:it|this|this one|her|him)|hold(?:ing)?(?: (?:it|this|this one|her|him))?|held|earmarked|reserved|waiting (?:on|for) (?:finance|the bank|(?:a|the) loan)) for |\bpromised to |\bcontract (?:with|to) /gi;
const anyFor = /\bfor /gi;

const bought =
  /(?<!\b(?:first|previous|original|last|prior|past|only|no|each|every|lucky) )\b(?:cust(?:omer)?|client|buyer|purchaser|new owner)(?: (?:is|has|was|have))?(?:['’]s)? (?:collect(?:ing|s|ed)|pick(?:ing|s|ed) (?:(?:it|her|him) )?up|coming (?:for|to (?:get|collect|pick))|took (?:it|delivery)|taking (?:it|delivery)|paid(?: (?:in full|for it|the (?:rest|balance)|(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b)))|\W*$)|sign(?:ed|ing|s)\b|settl(?:ed|es|ing)\b|(?:bought|buying) (?:it|this)\b)(?! (?:it )?(?:an?|the|from|at|new|brand|in)\b)(?![^.]*\b(?:19|20)\d\d\b)/i;
const collects =
  /\b(?!(?:Transport|Trucks?|Truckie|Carriers?|Tow|Towie|Drivers?|Couriers?|Freight|Auctions?|Pickles|Manheim|Grays|Panel|Detailers?|We|You|They|It|Who|And)\b)[A-Z][a-z]+ (?:(?:is )?(?:collecting|picking (?:it |her )?up|coming for it)|collects|picks (?:it |her )?up)(?: it)? (?:on )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|today|tomorrow|tonight|\d{1,2}[/.]\d)/;
const buys =
  /\b(?!(?:We|You|They|It|Who|And)\b)[A-Z][a-z]+(?:['’]s| is) (?:buying|taking|having) (?:it|this one)\b(?=\W*$|[.,;!]|\W+(?:[Oo]n )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|today|tomorrow))|\bfirst (?:refusal|dibs)\b/;
const settled =
  /(?:^|[.;,!-] ?)(?:sale |deal )?settle[ds](?:\W*$|\W+(?:(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b))))|\bsettlement (?:is |due )*(?:(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b)))/i;
const left =
  /(?<!\b(?:never|not|before|until|since|when|after|once|every|each)\b[^.,;]{0,20})\bleft (?:the |our )?(?:yard|lot|building|showroom|dealership|premises)\b(?=\W*$|\W+(?:(?:(?:on|this|next|last) )?(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b|today|tonight|tomorrow|yesterday|(?:this|next) week|pay ?day|the \d|\d{1,2}(?:[/.]\d|(?:st|nd|rd|th)\b))|with\b))/i;
const notOurs =
  /\b(?:not|no longer|isn['’]?t) ours\b(?! yet)|\bno longer (?:with us|in stock|in the yard|on the (?:yard|lot))\b|\bnot (?:with us|here|in stock|in the yard|on the (?:yard|lot)) any ?more\b/i;
const newHome =
  /\bgone home\b(?! (?:to|by|early))|\b(?:gone|went) to (?:a|its|her|his|the|their) (?:new|good|happy|loving|forever) (?:home|owners?|family)\b|\b(?:has|have|['’]s) found (?:a|its|her|his) (?:new |good )?(?:home|owner|family)\b/i;
const spokenFor =
  /(?<!\b(?:not|not yet|get|gets|be|(?:before|until)(?: [a-z]+(?:['’]s)?(?: is)?)?) )\bspoken for\b(?! (?:it|them))/i;
const contract =
  /(?<!\b(?:service|maintenance|supply|warranty|lease|plan) )\bcontracts? (?:is |are |has been |have been )?signed\b(?! in (?:19|20)\d\d\b)/i;
const finance = /^\W*(?:awaiting|waiting (?:on|for)) (?:(?:his|her|their|the) )?(?:finance|bank|loan)\b(?![^.!]*\?)/i;
const handedOver =
  /(?<!\b(?:be|being|is|are|when|once|before|until) )\b(?:delivered|handed over|picked up) (?:to|by) (?:the )?(?:new )?(?:customer|client|owner|buyer)\b(?!['’]s| (?:new|in (?:19|20)\d\d)\b)/i;

const findBefore = (text: string, words: RegExp, isFollowed: (after: string) => boolean): RegExpExecArray | null =>
  [...text.matchAll(words)].find((found) => isFollowed(text.slice(found.index + found[0].length))) ?? null;

export const findFirst = (found: readonly (RegExpExecArray | null)[]): RegExpExecArray | null =>
  found.reduce((first, each) => (first === null || (each !== null && each.index < first.index) ? each : first), null);

/** Finds words that mean the vehicle has a buyer, such as 'put aside for Mick' and 'left the yard 27/11'. */
export const findCommitment = (text: string): RegExpExecArray | null =>
  findFirst([
    findBefore(text, kept, (after) => person.test(after) || someone.test(after)),
    findBefore(text, anyFor, (after) => person.test(after) && untilDay.test(after)),
    ...[bought, collects, buys, settled, left, notOurs, newHome, spokenFor, contract, finance, handedOver].map(
      (words) => words.exec(text),
    ),
  ]);
