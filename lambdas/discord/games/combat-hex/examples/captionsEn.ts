export const captions = {
  '3.02':
    'Each side deploys within three hexes of its edge, a large figure and a rider with their whole base, the large one facing the other edge.',
  '4.03':
    'A1 crosses two open sides, for 1 MP each; A2 an open one and a difficult one for 2, A3 an open one and water for 3. From H2 A4 cannot go down: impassable and obstacle sides are not crossed.',
  '4.041':
    'One obstacle side does not block the line to B1, but A1 hits on a 6 only. A second one blocks the line to B2.',
  '4.08': 'A1 may go wherever a number of MP stands. In the red hexes, which B1 threatens, its move ends.',
  '4.09':
    'A1 threatens the three hexes before it. From A2 an impassable side takes one of them. A rider, A3, threatens the three before its front hex.',
  '4.11': 'A1 began in the zones of both. They throw together, once; A1 lives, and moves freely.',
  '4.131':
    'A1 has moved; it runs one hex further. The side is difficult, so that this costs 2 AP in place of 2 MP.',
  '4.14':
    'The troll goes through a gap of one hex: on the way its rear hex alone counts, and at the end all of them need room.',
  '5.10':
    'Green: both lines arrive at B1. Red: A2 stands in the way to B2, an impassable side in the way to B3.',
  '5.12': 'The hill hides B1, since neither A1 nor B1 stands on raised ground. B2 does, and is seen.',
  '5.14': 'A1 stands higher: A2 does not block, and it throws 3 dice, one more than its base says.',
  '5.171': 'Both lines cross a difficult side: the 5 is no hit, the 6 is.',
  '5.18': 'Nothing hits, but A1 pays 1 AP and makes a hit of its superficial hit.',
  '6.04':
    'Two chains, each fought for itself: A1 with B1; A2 with B2 and B3, which stand in its zone or have it in theirs.',
  '6.10': 'The 1 becomes a hit for 1 AP, and the 1 of its damage die a 6 for 2 AP.',
  '6.17': 'The 4 reaches the endurance of both, 3 and 4: A chooses who takes it.',
  '6.23': 'A1 has B1 in its zone and nobody threatens it: 2 dice, one more than its base says.',
  '6.24': 'A1 stands higher than B1: 2 dice, one more than its base says.',
  'aggressive-strategy': 'The 2 and the 3 would hurt nobody. They are thrown again: 5 and 3.',
  'arrow-flurry': '4 shooting dice on the base, doubled: 8.',
  assassin: 'The converted wound takes 2 lives, the other damage die 1.',
  'battle-cry': '4 and 1 attacks on the bases. The warrior has one more: 6 dice.',
  berserker: '3 attacks on the base, one more for A1 before it and one for A2 behind it: 5 dice.',
  'black-troll-rage': '5 and 6 attacks on the bases. B2 has 2 more, for B1: 13 dice.',
  cavalry: 'A charge: a move over open ground, and a free attack at its end.',
  'deadly-aim': 'One damage die, and two lives lost.',
  'deadly-shot': 'One hit, and two damage dice.',
  dread: 'Fast costs A1 1 AP. Beside B1 it costs 2.',
  'ent-carry': 'Taken up, A2 shoots as from raised ground: 3 dice in place of 2.',
  fast: '6 MP on the base, 12 with Fast: enough for a move of 7.',
  initiative: 'Both throw a 3, and A’s counts as 4.',
  large:
    'Its danger zone is all around it. A1 shoots at it over friends that are not Large, so that only the 6 hits.',
  leadership: 'A1 has 6 AP. They count as 12, so that it may lead 8 warriors, and up to 12.',
  'perfect-aim': 'No die hits, and none is a 1. But the 2 is a superficial hit, and A1 converts it.',
  'rally-cry': 'B’s damage die shows 3, as much as A2’s endurance. With 1 more it hurts nobody.',
  rage: '3 attacks on the base. Two of the dice for Rage show 4 or more: 5 attacks.',
  'shot-caller': '2 shooting dice on A2’s base, 3 against B1.',
  spearman: 'A2 has 1 attack on its base. A1 stands straight behind it: 2 dice.',
  terrifying: 'A1 leaves the danger zone of B1, which makes no free attack.',
  tyrant: '5 MP on their bases, 6 now: enough for B2’s move.',
  legend: 'What is drawn on boards: sides of hexes, raised ground, and hexes where nobody may stop.',
}
