const again = 'Try again'

/** The frame of lessons; what they say is their game’s. */
export const tutorial = {
  start: 'Tutorial',
  goOn: 'Go on with the tutorial',
  heading: (n: number, of: number, title: string) => `🎓 **Lesson ${n} of ${of} · ${title}**`,
  next: 'Next lesson',
  again,
  skip: 'Skip this lesson',
  restart: 'From the beginning',
  play: 'A battle against the computer',
  notYet: `No harm done, but that was not quite it. Press **${again}** and the lesson begins anew.`,
  leave: 'Leave whenever you like: `/tutorial` goes on where you were.',
  won: '🏆 You have won your first battle!',
  lost: 'Your first battle is lost, and the next one will go better: now you know how it is played.',
  concedeSure: 'Give the battle of this lesson up? It counts for nothing, and the lesson can be begun again.',
  drawn: 'Your first battle is a draw.',
}
