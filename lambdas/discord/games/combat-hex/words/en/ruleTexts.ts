/**
 * The rules of the tournament book by their numbers: what each is called, up to its first stop, and what it says. Abilities
 * have pages of their own (abilities.ts).
 */
export const ruleTexts = {
  '1.01': 'Heroes and warriors. Heroes have points to lead by (2.02), warriors follow them.',
  '1.02':
    'What stands on a base. Dice and range of shots, movement points, endurance, attacks, unique number, camp, points and abilities: `/figures show`.',
  '1.03':
    'Life and action points. Both begin at their highest; AP pay for abilities, conversions and running.',
  '1.04':
    'AP do not come back. What is spent is spent for the whole battle, but for what an ability gives back (8.14).',
  '1.05': 'Versions. A figure may exist in several versions, each with numbers of its own.',
  '1.06': 'A base lies on whole hexes. It fills the outline of its hexes and never lies across one.',
  '1.07': 'The front. Every figure faces a side of its hex: the small wedge at the edge of its token.',
  '1.071':
    'The front, whatever the model does. The side of the base counts, never how a figure stands on it.',
  '1.08': 'Bonuses. Abilities give dice or values more, or multiply them.',
  '1.09': 'Multiplying first. What multiplies counts before what adds; two doublings make four times.',
  '1.10': 'Bonuses add up. All of them, unless it is said otherwise.',
  '1.11': 'Abilities before rules. Where an ability contradicts a rule, the ability holds.',
  '2.01': 'Points of an army. Agreed beforehand: 1500 as a rule, 500 or 1000 for shorter battles.',
  '2.02':
    'Heroes lead warriors. At most as many warriors as your heroes have AP together, within the points; Leadership doubles those of its hero (8.47).',
  '2.021':
    'Restrictions. A challenge, a server or a season may forbid figures and abilities or limit them; it is told before armies are chosen.',
  '2.022': 'Two armies. Where the roll decides camps, each player brings an army of Good and one of Evil.',
  '2.03': 'One camp. An army is all of Good or all of Evil.',
  '2.04': 'Unique numbers. No two figures of an army share one; a figure may have several.',
  '3.01': 'Three parts. Deployment, battle, victory.',
  '3.02':
    'Deployment. Each rolls a die, equal dice again: the winner takes the camp or the board, the other the other. Whoever did not choose the board picks a narrow edge and deploys first, three hexes deep; then the other at the opposite edge.',
  '3.03': 'Left behind. What finds no room in the zone is no part of the army, and counts for nothing.',
  '3.04': 'The turn. Strategy phase, attacker’s action phase, defender’s action phase, combat phase.',
  '3.05':
    'The strategy roll. A die each: the higher chooses to be attacker or defender in this turn; equal dice are thrown again.',
  '3.051': 'Abilities of the strategy phase. After the roll, the attacker’s first, then the defender’s.',
  '3.06': 'Action phase. Each figure may move or shoot, and use abilities.',
  '3.07': 'Nobody has to act. But for ringwraiths while the Ring is worn (9.04).',
  '3.08': 'Fallen outside of combat. A figure at 0 life in a strategy or action phase leaves at once.',
  '3.09': 'One figure after another. When the next begins, the one before is done and cannot be taken back.',
  '3.091': 'Turning at the end. When all have acted, figures that did not shoot may be turned.',
  '3.10': 'The defender’s action phase. By the same rules, when the attacker has done.',
  '4.01': 'Movement points. So many MP a figure has for its move.',
  '4.02':
    'Any way, any facing. A figure moves in any direction, and faces any side where it ends or breaks off its move.',
  '4.03': 'Cost of a step. By the side that is crossed: open 1 MP, difficult 2, water 3.',
  '4.04': 'Closed sides. Impassable (black) and obstacle (dotted) sides are not crossed.',
  '4.041':
    'Obstacle sides. Nobody crosses them and no danger zone does; one on a line of sight does not block it, a second does.',
  '4.05':
    'Passing figures. Friends may be crossed, at the usual cost, unless any hex of theirs is in an enemy’s danger zone; enemies never.',
  '4.06': 'Cut hexes. Hexes that the border cuts off do not count as hexes, for nothing.',
  '4.07': 'Where no move ends. On another figure, or on an X.',
  '4.08': 'A danger zone stops. Whoever enters an enemy’s zone ends its move there.',
  '4.09':
    'The danger zone. The three hexes in front of a figure, but none behind an impassable or obstacle side. A large figure’s is every hex around it (8.46), a rider’s the three before its front hex (8.10).',
  '4.10': 'Engaged. A figure with an enemy in its own danger zone.',
  '4.11':
    'Breaking away. Whoever begins its action in an enemy’s zone and leaves its hex suffers first one common free attack of all enemies that threaten it; if it lives it moves freely.',
  '4.12': 'Turning in place. It is free, and no breaking away; also before a shot.',
  '4.13': 'Too few points. A step that cannot be paid is not made, and what is left is lost.',
  '4.131':
    'Running. After a move, one hex further, paid in AP instead of MP (1, 2 or 3); once a phase, and not while threatened.',
  '4.14':
    'Large figures move. The rear hex alone counts for the way, its cost and breaking away; then the others need room. They deploy facing the enemy’s edge.',
  '5.01': 'Move or shoot. A figure that can shoot may do so instead of moving.',
  '5.02':
    'Threatened. Nobody shoots from inside an enemy’s danger zone; a large figure minds large enemies only (8.46).',
  '5.03': 'One target. A figure shoots at one enemy.',
  '5.031': 'Not to be shot at. Nobody aims at Sauron from afar.',
  '5.04': 'Engaged targets. They may be shot at.',
  '5.05': 'Range and sight. Both have to hold; you may look at both before you decide.',
  '5.06': 'Range. Count the hexes to the target, its own hex with them and the shooter’s without.',
  '5.07':
    'Field of view. A figure sees what lies before its front: its danger zone carried on to the border. A large one sees all around (8.46).',
  '5.08': 'Turning first. The shooter may turn in place before it shoots.',
  '5.09': 'Nothing in the way. No impassable side may block the line.',
  '5.10':
    'Two lines. From one front corner of the shooter to two neighbouring corners of the target; either that crosses or runs along a black side blocks.',
  '5.11':
    'Figures in the way. A hex with a figure, friend or enemy, that a line crosses or runs along blocks it.',
  '5.12':
    'Raised ground in the way. It blocks where neither the shooter nor the target stands on raised ground.',
  '5.121':
    'Running along. A line that lies on an edge runs along it; one that touches a mere corner is not blocked.',
  '5.13': 'Raised ground. Hexes with △.',
  '5.14':
    'From above. For a shooter on raised ground, figures that are not raised do not block; at a target that is not raised it throws one die more.',
  '5.141':
    'Another hill. Between raised and not raised, raised ground blocks that no raised hexes link with the raised one of the two.',
  '5.15': 'At somebody above. Figures that are not raised do not block a shot at a raised target.',
  '5.16': 'The shot. As many dice as stand on the base.',
  '5.17': 'Hits. 5 and 6 hit, a 1 is a superficial hit.',
  '5.171':
    'Hits on a 6 only. Where the shooter is not raised and the line crosses a difficult or an obstacle side that is neither a side of the shooter’s own hex nor of a raised one. Water does not count, and a 1 is superficial as always.',
  '5.18': 'Converting a hit. The shooter may pay 1 AP and make a hit of one superficial hit.',
  '5.19': 'Damage dice. One for each hit.',
  '5.20': 'Damage. Each die that reaches the target’s endurance takes a life; a 1 is a superficial wound.',
  '5.201': 'Not to be hurt from afar. No damage of a shot goes to Sauron.',
  '5.21': 'Converting a wound. The shooter may pay 2 AP and make a 6 of one superficial wound.',
  '5.22': 'Shot down. At 0 life a figure leaves at once.',
  '6.01': 'Combat phase. All combats on the board are fought.',
  '6.02': 'Their order. The attacker chooses it.',
  '6.03': 'A combat. All figures of one chain fight in it.',
  '6.04':
    'The chain. It links figures with the enemies in their zones, and with those in whose zones they stand.',
  '6.05': 'Finding a chain. From one figure to and fro between both sides, until nobody is added.',
  '6.06': 'Beside each other. Neighbours may belong to different chains.',
  '6.07': 'Two rolls. The combat roll and the damage roll.',
  '6.08':
    'The combat roll. A side throws the attacks of all its figures of the chain that have an enemy in their zone.',
  '6.09': 'Hits. 4, 5 and 6 hit, a 1 is superficial.',
  '6.10': 'Converting a hit. An engaged figure may pay 1 AP and make a hit of one superficial hit.',
  '6.11':
    'One hit each. A figure converts one superficial hit in a combat; a large one as many as it can pay (8.46).',
  '6.12': 'The damage roll. A die for each hit.',
  '6.13': 'Superficial wounds. A 1 among the damage dice hurts nobody.',
  '6.14': 'Converting a wound. An engaged figure may pay 2 AP and make a 6 of a superficial wound.',
  '6.15':
    'One wound each. A figure converts one wound in a combat, also after a hit; a large one as many as it can pay (8.46).',
  '6.16':
    'Giving out dice. The attacker gives out all damage dice, then the defender; one that can be given must be.',
  '6.17': 'To whom. To an enemy in a zone of yours whose endurance the die reaches.',
  '6.18': 'Loss. Each die takes one life.',
  '6.19': 'The fallen. When both have given out their dice, figures at 0 life leave together.',
  '6.20': 'Lost dice. What can go to nobody is lost.',
  '6.21':
    'The next combat. The attacker chooses it; each is fought once a turn, and whoever fell is gone from it.',
  '6.22': 'End of the turn. When all combats are fought, victory is looked at; else the next turn begins.',
  '6.23':
    'Surprise. A figure that no enemy threatens has one attack more for each enemy in its zone, in the combat phase.',
  '6.24':
    'From above. A figure on raised ground has one attack more for each enemy in its zone that is not, in the combat phase; nothing for or against large figures (8.46).',
  '6.25':
    'Free attacks. Breaking away and some abilities give them: rolls as usual, but whoever makes one uses no abilities.',
  '6.26': 'Whom a free attack hurts. Only the one that it is made on.',
  '6.27': 'Dice of a free attack. The attacks on the base, without surprise and height.',
  '7.01':
    'Half the army. Whoever has lost half of the figures or more has lost; looked at when a turn ends, and only then.',
  '7.02': 'Both at once. More points left win, then more points spent on heroes; else it is a draw.',
  '7.03': 'Small battles. Up to 500 points an army is beaten when all of it is gone.',
  '7.04': 'Nobody left. If both lose all in one turn, more points spent on heroes win; else it is a draw.',
  '7.05': 'Scores. A victory 3, on points 2 to 1, a draw 1.5 each, a defeat 0.',
  '8.01': 'Special abilities. They stand on the base of a figure.',
  '8.02': 'Their cost. The number beside one is what it costs in AP.',
  '8.03': 'Abilities before rules. Where one contradicts a rule, the ability holds.',
  '8.04': 'How long. An ability is over when its effects are done, unless it says otherwise.',
  '8.05': 'Cost 0. It has to be used at its moment all the same.',
  '8.06': 'Once a turn. A figure uses each ability once a turn, as often as it is on its base.',
  '8.07': 'Both at once. The attacker uses abilities first, then the defender.',
  '8.071':
    'Of its own combat. Battle Cry, Battle Savvy, Dirty Fighting, Killing Blow, Aggressive Strategy, Bodyguard, Rally Cry, Ward, Black Troll Rage and their like need the combat of the figure, or an enemy in its zone.',
  '8.08':
    'In its combat. Such an ability is used in the combat phase only, for the combat in which the figure is.',
  '8.081': 'Its combat. That in which it has an enemy in its zone.',
  '8.082':
    'Used or always at work. One Ring, Leadership, Large, Fearsome, Cavalry, Flyer, Terrifying and Precious are not used: they are always there.',
  '8.083': 'Adjacent. In hexes that touch, with no impassable or obstacle side between.',
  '8.084': 'Twice on a base. It may be used as often; one is done before the next.',
  '8.085':
    'Reactions. Repel, Stalwart, Armor, Courage, Dread and Ward may be used in the opponent’s phase; all else in one’s own.',
  '8.086':
    'Passive figures. Whoever is in a chain with nobody in its zone throws and converts nothing, and uses Armor, Courage and Dread alone.',
  '9.01':
    'The One Ring. Its bearer may put it on in the strategy phase, or before it does anything else in its action phase; the wearing figure takes its place with the same life and AP.',
  '9.02':
    'Inner struggle. Each turn with the Ring on, one roll when the bearer’s action begins, be it to act or not.',
  '9.03':
    'Good and Evil. A die each: Good as high or higher, and it may act. Evil higher: it loses a life, does nothing, neither fights nor spends AP in this turn.',
  '9.04':
    'Wraiths are drawn. While the Ring is worn every ringwraith goes beside its wearer if it can, else nearer than it was.',
  '9.05': 'Wraiths break away. Engaged ones too have to.',
  '9.06': 'But through no zone. A wraith need not enter an enemy’s danger zone on its way.',
  '9.07': 'Wraiths fight. They take part in combats in which they are.',
  '9.08':
    'The wearer is hardly hurt. Damage dice go to it only in the danger zone of a wraith; enemies with nobody else in their zone add no attacks. It fights as usual.',
  '9.09': 'Shots at the wearer. Only ringwraiths make them.',
  '9.10': 'The wearer hides nobody. It blocks no sight but that of wraiths.',
  '9.11':
    'Taking the Ring off. On a later turn, before anything else: in place of the struggle Good has to be higher than Evil. Else it stays on, and a life is lost and the turn too.',
  '9.12': 'Abilities on the wearer. Only those of ringwraiths touch it.',
  '9.121': 'Wraiths surprise it. They have their dice of surprise against the wearer.',
  '9.13': 'Who ringwraiths are. Those who bear that name, the Nazgûl and the Witch King.',
  '9.14':
    'End by the Ring. If its bearer dies its side has lost at once; if it leaves by the far edge it has won at once. Both go before all else.',
  '9.15': 'Points of the wearer. Those of the figure that it took the place of.',
  '10.01':
    'The director. Whatever a season or a battle needs to be ruled, its director decides: `/league rule`.',
  '10.02': 'Figures stay where they are. At a table nobody lifts them; here nobody can.',
  '10.03': 'Painted figures. At a table they are allowed if their numbers can be read.',
  '10.04': 'Other people’s counters. At a table nobody moves them; here the program keeps all.',
  '10.05': 'Between two numbers. At a table the lower one counts.',
  '10.06': 'Dice that do not lie flat. At a table they are thrown again.',
  '10.07': 'A die of another colour. At a table the struggle with the Ring needs one.',
  '10.08': 'Counters. At a table they move only by what happens in the game.',
  '10.09': 'Exclusion. A director may exclude whoever breaks these rules: `/league exclude`.',
} as const
