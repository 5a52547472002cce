import { expect, it } from 'vitest';
import { addsNotes, createStaffCommentFinder } from './find-staff-comments.ts';

const isFound = (text: string): boolean => {
  const finder = createStaffCommentFinder(['07 4632 1100']);
  finder.add({ key: 'u1', stockNumber: 'U1', text, stored: 'none' });
  return finder.end().length > 0;
};

it.each([
  'Trade in off Glen Maher 0417 220 914',
  'Robbo says 0455 903 112 keen, ring back',
  'Craig Henderson (02) 4955 1200',
  'Spoke to Craig, keen',
  'Steve rang re finance',
  'Called Bev twice.',
  '$32,900 landed',
  'cost 12500',
  'stands us at $15.1k',
  'owes $15,100 wont go under 17',
  'bought from Pickles',
  'On floorplan till March',
  'wholesale if not gone by Friday',
  'will take 17 cash',
  'Not for sale till windscreen',
  'NFS',
  'Go to 18.5 if pushed',
  'owe Macca $500',
  'stands us in at 17,100',
  'dont go under 29',
  'Tidy. Not below $18k',
  'we’re into it for 14',
  'gave Dazza 12 for it',
  'Ex Bev Lucas, she wants it gone by Xmas',
  "Mrs Pratt's trade, cracked dash",
  "Kev's old trade-in",
  'tyres shot, tell nobody till after service',
  'hail damage, dont let on',
  'Whitby collects Sat',
  'Col is picking it up 14/11',
  "needs gearbox, not till Ruddy's done it",
])('%s is not shown to shoppers', (text) => expect(isFound(text)).toBe(true));

it.each([
  'One owner, full books. We have never sold a better one.',
  'Call us on 02 4955 1200 for a test drive',
  'Phone Steve today on 0412 555 018',
  'Call 0412 555 018',
  'Our yard: 07 4632 1100',
  'In a colour called Soul Red',
  'Bought from us new in 2015 by its only owner',
  'Priced at wholesale prices to the public',
  'Four new tyres, worth $1,200',
  'Registered until 03/2027, 121,450 km',
  'You owe it to yourself to drive this one',
  'Toyota called it the unbreakable ute',
  'Fuel use can drop below 10 L/100 km',
  "Toowoomba's trade-in experts",
  'She wants for nothing, and neither will you',
  'To say nothing of the tow bar',
  'Not until you drive it will you know. Ex government, ex Avis',
  'Picks up quickly. Collect it on Saturday',
  'Finance from $120 a week, no deposit. ABN 53 004 085 616',
])('%s is shown to shoppers', (text) => expect(isFound(text)).toBe(false));

it('takes a number in three comments for one of the dealer', () => {
  const finder = createStaffCommentFinder();
  for (const [at, stored] of (['none', 'same', 'other'] as const).entries()) {
    finder.add({ key: `u${at}`, stockNumber: `U${at}`, text: 'Steve 0412 555 018', stored });
  }
  expect(finder.end()).toEqual([]);
});

it('finds changed comments, and says whether shoppers see other comments', () => {
  const finder = createStaffCommentFinder();
  for (const stored of ['none', 'same', 'other', 'kept'] as const) {
    finder.add({ key: stored, stockNumber: stored, text: 'Spoke to Craig', stored });
  }
  expect(finder.end().map(({ key, isKept }) => [key, isKept])).toEqual([
    ['none', false],
    ['other', false],
    ['kept', true],
  ]);
});

it('lets notes through that the earlier comments already had', () => {
  const finder = createStaffCommentFinder();
  finder.add({ key: 'u1', stockNumber: 'U1', text: 'Spoke to Craig, owes us 2k', stored: 'kept' });
  const [found] = finder.end();
  if (found === undefined) throw new Error('nothing found');
  expect(addsNotes(found, 'Keen. SPOKE TO CRAIG. Owes us 2k')).toBe(false);
  expect(addsNotes(found, 'Tidy. Spoke to Craig')).toBe(true);
  expect(addsNotes(found, undefined)).toBe(true);
});
