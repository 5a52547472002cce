import { expect, it } from 'vitest';
import { createStaffCommentFinder } from './find-staff-comments.ts';

const isFound = (text: string): boolean => {
  const finder = createStaffCommentFinder(['07 4632 1100']);
  finder.add({ key: 'u1', stockNumber: 'U1', text, isFirst: true });
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
  'Finance from $120 a week, no deposit. ABN 53 004 085 616',
])('%s is shown to shoppers', (text) => expect(isFound(text)).toBe(false));

it('takes a number in three comments for one of the dealer', () => {
  const finder = createStaffCommentFinder();
  for (const [at, isFirst] of [true, false, true].entries()) {
    finder.add({ key: `u${at}`, stockNumber: `U${at}`, text: 'Steve 0412 555 018', isFirst });
  }
  expect(finder.end()).toEqual([]);
});
